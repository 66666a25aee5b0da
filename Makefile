# The learner's front door. Every target is one command; ./workshop has the logic.
# STEP=task-from-a-button names a step or a stage:  make hint STEP=task-from-a-button

STEP ?=
STAGE ?=
N ?= 50
# For make app, make server and make run. Assigned, so that a PORT of the environment is not taken for one of yours.
PORT =
DATA =
EMPLOYEES =
FAULTS =
MINE =
PARTS =
URL =
FOLDER =
ID =
ADDRESS =
FILE =
PAGE =
MINUTES =
ROUTE =
START =
OUT =
# Before each call of swift's own.
surroundings = caches="$(CURDIR)/.workshop/caches" && . Tools/surroundings &&
# Package.swift reads STEP too; here it is only an argument.
unexport STEP WORKSHOP
# So that advice names make targets.
export WORKSHOP_CALLER = make

.PHONY: help check watch hint explain modes play predict review solution run reset solve status list route schedule room join doctor grade grade-class slides \
	docs docs-open \
	app server test browser screenshots pictures piece-pictures verify soak soak-portable soak-app bench format xcode clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 24
	@echo
	@echo "For work on the course itself:"
	@sed -n 's/^\([a-z-]*\):.*#: \(.*\)/  make \1	\2/p' Makefile | expand -t 24

check: ## Judge your answer: the first step not passed, or STEP=
	@./workshop check $(STEP) || [ $$? -eq 1 ]

watch: ## Judge again at every save
	@./workshop watch $(STEP)

hint: ## Show a hint, one more at each call
	@./workshop hint $(STEP)

explain: ## Explain a diagnostic of the compiler's: ID=, or all without one
	@./workshop explain $(if $(ID),"$(ID)")

modes: ## Compile your answer under five modes, side by side; FILE= for another file
	@./workshop modes $(STEP) $(if $(FILE),--file "$(FILE)")

play: ## Run a page of a stage's playground, with each line's values beside it: PAGE=two-calls
	@./workshop play $(PAGE)

predict: ## Answer a step's question (ANSWER=b without a terminal), then see it run
	@./workshop predict $(STEP) $(if $(ANSWER),--answer $(ANSWER))

review: ## Remember: questions about what you passed days or weeks ago
	@./workshop review

solution: ## Show how your answer differs from ours
	@./workshop solution $(STEP)

run: ## Run what a stage ends with, built from your answers: STAGE=2; PORT=8091 for a gallery
	@./workshop run $(STAGE) $(if $(PORT),--port "$(PORT)")

reset: ## Bring a starter back; your file is kept aside
	@./workshop reset $(STEP)

solve: ## Put our solution in place; your file is kept aside
	@./workshop solve $(STEP)

status: ## Show the course and your progress
	@./workshop status

list: ## List the steps
	@./workshop list

route: ## Show the ways through the course, or follow one: ROUTE=two-days
	@./workshop route $(ROUTE)

schedule: ## Print the hours of a route: ROUTE=two-days START=9:00
	@[ -n "$(ROUTE)" ] || { echo "make schedule ROUTE=two-days, and START=9:00" >&2; exit 2; }
	@./workshop schedule "$(ROUTE)" $(if $(START),--start "$(START)")

room: ## Open a page that shows where your class is stuck: ROUTE=half-day ADDRESS=0.0.0.0 PORT=8070
	@./workshop room $(if $(ROUTE),--route "$(ROUTE)") $(if $(ADDRESS),--address "$(ADDRESS)") $(if $(PORT),--port "$(PORT)")

join: ## Join your trainer's room, after it has said what is sent: ADDRESS=192.168.1.20:8070/k7mxq4
	@[ -n "$(ADDRESS)" ] || { echo "make join ADDRESS=192.168.1.20:8070/k7mxq4, as your trainer shows it" >&2; exit 2; }
	@./workshop join "$(ADDRESS)"

doctor: ## Look at this machine
	@./workshop doctor

grade: ## Judge a whole submission: SUBMISSION=dir REPORT=dir, STAGE=2 for one stage
	@[ -n "$(SUBMISSION)" ] && [ -n "$(REPORT)" ] || \
		{ echo "make grade SUBMISSION=dir REPORT=dir, and STAGE=2 for one stage" >&2; exit 2; }
	@./workshop grade "$(SUBMISSION)" --report "$(REPORT)" $(if $(STAGE),--stage $(STAGE))

grade-class: ## Judge the submissions of a class, going on where it ended: SUBMISSIONS=dir REPORTS=dir
	@[ -n "$(SUBMISSIONS)" ] && [ -n "$(REPORTS)" ] || \
		{ echo "make grade-class SUBMISSIONS=dir REPORTS=dir" >&2; exit 2; }
	@./workshop grade-class "$(SUBMISSIONS)" --reports "$(REPORTS)" $(if $(ROUTE),--route "$(ROUTE)")

slides: ## Make slides and hand-outs for a class: OUT=folder, STAGE=5 for one stage
	@[ -n "$(OUT)" ] || { echo "make slides OUT=folder, and STAGE=5 for one stage" >&2; exit 2; }
	@Tools/slides "$(OUT)" $(if $(STAGE),--stage "$(STAGE)")

docs: ## Build the course as a site: OUT=folder
	@[ -n "$(OUT)" ] || { echo "make docs OUT=folder" >&2; exit 2; }
	@Tools/docs "$(OUT)"

docs-open: ## Serve that site on this machine: OUT=folder, PORT=8000
	@[ -n "$(OUT)" ] || { echo "make docs-open OUT=folder, and PORT=8000" >&2; exit 2; }
	@Tools/docs --open "$(OUT)" $(if $(PORT),--port "$(PORT)")

app: ## Show the finished app in a browser: MINE=1 with your pieces in it, PORT=8090, DATA=folder to keep the employees
	@mkdir -p .workshop
	@$(if $(MINE),./workshop run EmployeeGlass --port "$(or $(PORT),8090)" --, \
		$(surroundings) swift run --package-path App employee-glass --port "$(or $(PORT),8090)" \
		--token-file .workshop/window-token) $(if $(DATA),--data "$(DATA)") \
		$(if $(EMPLOYEES),--employees "$(EMPLOYEES)")

server: ## Serve made-up employees: PORT=8080, DATA=folder to keep them, EMPLOYEES=100000, FAULTS=delay,error
	@$(surroundings) swift run --package-path App employee-server $(if $(PORT),--port "$(PORT)") \
		$(if $(DATA),--data "$(DATA)") $(if $(EMPLOYEES),--employees "$(EMPLOYEES)") \
		$(if $(FAULTS),--faults "$(FAULTS)")

test: #: Prove the workshop, or some PARTS of it: PARTS="command course"
	@Tools/test $(PARTS)

pictures: #: Make the pictures of a gallery that runs: URL=address FOLDER=LiquidGlass
	@App/BrowserTests/run gallery "$(URL)" "$(FOLDER)"

browser: #: Drive the app in a headless Chromium: TESTS=test_search for some of the tests
	@App/BrowserTests/run $(TESTS)

screenshots: #: Make the pictures of Docs/EmployeeGlass.md
	@App/BrowserTests/run screenshots
	@App/BrowserTests/run room

piece-pictures: #: Make the pictures of stage 13: STEP=one-load for one of its steps
	@App/BrowserTests/run pieces $(STEP)

verify: #: Lint the course
	@./workshop verify $(STEP)

soak: #: Judge everything N times, also with the other cores busy: none may waver
	@./workshop soak $(STEP) --runs $(N)
	@./workshop soak $(STEP) --runs $(N) --loaded

soak-portable: #: Judge every answer the way other systems judge: none may be judged wrongly
	@WORKSHOP_PORTABLE=1 ./workshop verify $(STEP) --sample 1

soak-app: #: Use the app for MINUTES=120, and say whether memory and open files are flat
	@App/BrowserTests/run soak $(or $(MINUTES),120)

bench: #: Measure, as ratios in one run
	@Tools/bench

format: #: Format all Swift files
	swift format --in-place --recursive --configuration .swift-format \
		Package.swift Exercises Solutions Checks Playgrounds Support WorkshopUI Tools/Package.swift Tools/Sources \
		Tools/Tests/WorkshopEngineTests App/Package.swift App/Bench App/Plugins App/Sources App/Tests

xcode: ## Open the package with the exercises as targets (macOS, with Xcode not running; not tried)
	WORKSHOP=Exercises open -a Xcode Package.swift

clean: #: Remove build products; progress stays
	rm -rf .build App/.build App/.build-browser Tools/.build Tools/.build-command .build-test App/.build-test Tools/.build-test \
		.workshop/cache
