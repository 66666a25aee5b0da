'use strict'
// The trainer's page. All text is set as text, never as markup: names and words come from learners.

const key = 'room-token'
const part = id => document.getElementById(id)

// The token leaves the address bar at once, so that a projector does not show it.
if (location.hash.length > 1) {
  sessionStorage.setItem(key, location.hash.slice(1))
  history.replaceState(null, '', location.pathname)
}
const token = sessionStorage.getItem(key)
const every = 2000
let tag = null
let state = null
let timer = null
const articles = new Map()

function make(name, className, text) {
  const element = document.createElement(name)
  if (className) element.className = className
  if (text !== undefined) element.textContent = text
  return element
}

async function ask(path, body) {
  const headers = { Authorization: `Bearer ${token}` }
  if (body) headers['Content-Type'] = 'application/json'
  else if (tag && path === '/state') headers['If-None-Match'] = tag
  const answer = await fetch(path, {
    method: body ? 'POST' : 'GET', headers, cache: 'no-store', body: body && JSON.stringify(body),
  })
  if (!answer.ok && answer.status !== 304) throw new Error((await answer.text()).trim())
  return answer
}

function tell(text) {
  part('lost').textContent = text
  part('lost').hidden = !text
}

async function look() {
  clearTimeout(timer)
  try {
    const answer = await ask('/state')
    if (answer.status !== 304) {
      state = await answer.json()
      tag = answer.headers.get('ETag')
      show()
    }
    tell('')
  } catch (error) {
    if (state?.isOver) return
    tell(error instanceof TypeError ? 'The room does not answer. This is what it knew last.' : error.message)
  }
  if (state) waits()
  timer = setTimeout(look, every)
}

/** Sends what the trainer did, and shows what became of it. */
async function act(path, body) {
  try {
    await ask(path, body)
    tag = null
    await look()
    return true
  } catch (error) {
    tell(error instanceof TypeError ? 'The room does not answer.' : error.message)
    return false
  }
}

function count(number, one, many) { return `${number} ${number === 1 ? one : many}` }

function show() {
  document.title = `${state.name}: room`
  part('name').textContent = state.name
  const join = `./workshop join ${state.joins[0] ?? ''}`
  part('address').textContent = part('large-address').textContent = join
  const passed = state.people.flatMap(person => Object.values(person.cells))
    .filter(cell => cell.state === 'passed' || cell.state === 'solved').length
  part('summary').textContent =
    `${state.title} · ${count(state.people.length, 'person', 'people')} · ${count(passed, 'pass', 'passes')}`
  const isEmpty = state.people.length === 0
  part('join').hidden = isEmpty
  part('main').hidden = isEmpty
  part('empty').hidden = !isEmpty
  part('end').hidden = false
  showMap()
  showHelp()
  showGroups()
}

function showMap() {
  const narrow = state.steps.length > 14
  const table = document.querySelector('table')
  table.classList.toggle('narrow', narrow)
  table.querySelector('colgroup')?.remove()
  const columns = make('colgroup')
  columns.append(make('col', 'who'), ...state.steps.map(() => make('col')))
  table.prepend(columns)

  const titles = make('tr')
  titles.append(make('td'))
  const done = make('tr')
  const all = state.people.length
  const label = make('th', 'done', 'passed')
  label.scope = 'row'
  done.append(label)
  state.steps.forEach((step, place) => {
    const head = make('th')
    head.scope = 'col'
    head.title = `${step.title}: stage ${step.stage}, ${step.minutes} minutes (${step.id})`
    if (!narrow) head.append(make('span', 'stage', `${step.stage} · ${step.minutes} min`))
    head.append(make('div', 'title', step.title))
    titles.append(head)
    const passed = state.people.filter(({ cells }) =>
      cells[place]?.state === 'passed' || cells[place]?.state === 'solved').length
    done.append(make('td', '', narrow ? passed : `${passed} of ${all}`))
  })
  part('head').replaceChildren(titles, done)
  part('rows').replaceChildren(...state.people.map(row))
  fit()
}

function row(person) {
  const row = make('tr')
  const name = make('th', person.asks ? 'asks' : '', person.asks ? `? ${person.name}` : person.name)
  name.scope = 'row'
  name.title = person.asks ? `${person.name} asks for help` : person.name
  row.append(name)
  state.steps.forEach((step, place) => row.append(cell(person, person.cells[place], step)))
  return row
}

function cell(person, cell, step) {
  const kind = cell?.state ?? 'none'
  const tries = cell?.tries ?? 0
  const heat = tries >= 5 ? 'many' : tries >= 3 ? 'some' : 'few'
  const made = make('td', `cell ${kind}${kind === 'refused' ? ` ${heat}` : ''}`)
  const sign = { none: '·', working: '…', refused: `✗${tries > 99 ? '99+' : tries}`, passed: '✓', solved: '◇' }[kind]
  const spent = `${count(tries, 'try', 'tries')}, ${count(cell?.minutes ?? 0, 'minute', 'minutes')}`
  const words = {
    none: 'not begun', working: 'working on it', refused: `refused, ${spent}: ${cell?.words}`,
    passed: `passed, ${spent}`, solved: `passed after solve, ${spent}`,
  }[kind]
  const shown = make('span', '', sign)
  shown.ariaHidden = 'true'
  made.append(shown, make('span', 'unseen', words))
  made.title = `${person.name}, ${step.title}: ${words}`
  return made
}

/** Makes the rows so high that all of a class of 30 are seen at once, and no lower than can be read. */
function fit() {
  const rows = state?.people.length
  if (!rows) return
  const space = part('scroller').clientHeight - part('head').offsetHeight - 4
  const height = Math.floor(space / rows) - 2
  document.querySelector('table').style.setProperty('--row', `${Math.max(16, Math.min(30, height))}px`)
}

function showHelp() {
  part('help-count').textContent = state.help.length || ''
  part('no-help').hidden = state.help.length > 0
  part('help').replaceChildren(...state.help.map(call => {
    const item = make('li')
    const line = make('div', 'line')
    const since = make('span', 'quiet')
    since.dataset.since = call.since
    line.append(make('strong', '', call.name), since)
    item.append(line)
    if (call.words) item.append(make('p', 'said', `“${call.words}”`))
    const actions = make('div', 'actions')
    actions.append(make('span', 'small quiet', call.step ?? ''))
    const helped = make('button', '', 'Helped')
    helped.type = 'button'
    helped.ariaLabel = `Helped ${call.name}`
    helped.onclick = () => act('/helped', { person: call.number })
    actions.append(helped)
    if (call.hasCode) {
      const file = make('button', '', 'Read the file')
      file.type = 'button'
      file.ariaLabel = `Read the file of ${call.name}`
      file.onclick = () => read(call)
      actions.append(file)
    }
    item.append(actions)
    return item
  }))
}

/** How long people wait, by this machine's clock. */
function waits() {
  for (const element of document.querySelectorAll('[data-since]')) {
    const minutes = Math.max(0, Math.floor((Date.now() / 1000 - element.dataset.since) / 60))
    element.textContent = minutes === 0 ? 'just now' : `waits ${minutes} min`
  }
}

async function read(call) {
  try {
    const answer = await ask(`/code/${call.number}`)
    part('file-title').textContent = `${call.name}: ${call.step ?? 'a file'}`
    part('code').textContent = await answer.text()
    part('file').showModal()
  } catch (error) {
    tell(error.message)
  }
}

function showGroups() {
  part('groups-count').textContent = state.groups.length || ''
  part('no-groups').hidden = state.groups.length > 0
  const shown = state.groups.map(group => {
    const id = JSON.stringify([group.key.step, group.key.status, group.key.reason ?? null])
    if (!articles.has(id)) articles.set(id, article(group.key))
    const made = articles.get(id)
    made.fill(group)
    return made.element
  })
  const box = part('groups')
  for (const element of [...box.children]) if (!shown.includes(element)) element.remove()
  // A field that is being written in keeps its focus: nothing is moved that stands where it should.
  shown.forEach((element, place) => {
    if (box.children[place] !== element) box.insertBefore(element, box.children[place] ?? null)
  })
}

/** A group's place on the page, which stays while it is filled anew: what is half written in it must not go. */
function article(groupKey) {
  const element = make('article')
  const line = make('div', 'line')
  const words = make('h3')
  const number = make('span', 'number')
  line.append(words, number)
  const where = make('div', 'where')
  const people = make('div', 'small')
  const turn = make('div', 'turn')
  const form = make('form')
  const field = make('input')
  field.placeholder = 'A comment to all of them'
  field.maxLength = 500
  const button = make('button', '', 'Send')
  form.append(field, button)
  const done = make('div', 'done')
  element.append(line, where, people, turn, form, done)
  form.onsubmit = async event => {
    event.preventDefault()
    if (!field.value.trim()) return
    button.disabled = true
    if (await act('/comments', { group: groupKey, text: field.value })) field.value = ''
    button.disabled = false
  }
  return {
    element,
    fill(group) {
      words.textContent = group.words
      number.textContent = group.people.length
      number.title = count(group.people.length, 'person', 'people')
      where.textContent = `${group.title} · refused by ${group.layer} · up to ${count(group.tries, 'try', 'tries')}, ${group.minutes} min`
      people.textContent = group.people.length > 12
        ? `${group.people.slice(0, 12).join(', ')} and ${group.people.length - 12} more` : group.people.join(', ')
      turn.replaceChildren()
      turn.hidden = !group.turn
      if (group.turn) {
        turn.append(make('span', 'quiet', `The teacher’s book, ${group.turn.page}: ${group.turn.name}`), group.turn.say)
      }
      field.ariaLabel = `A comment to ${count(group.people.length, 'person', 'people')}: ${group.words}`
      done.hidden = !group.said
      done.textContent = group.said ? `✓ Said: “${group.said}” · read by ${group.heard} of ${group.people.length}` : ''
    },
  }
}

part('end').onclick = () => part('ending').showModal()
part('keep').onclick = () => part('ending').close()
part('close').onclick = () => part('file').close()
part('really').onclick = async () => {
  try {
    await ask('/end', { end: true })
    clearTimeout(timer)
    state = { ...state, isOver: true }
    sessionStorage.removeItem(key)
    for (const id of ['main', 'empty', 'join', 'end']) part(id).hidden = true
    part('summary').textContent = 'The class is over. Everything that was sent is deleted.'
    tell('')
  } catch (error) {
    tell(error.message)
  }
  part('ending').close()
}
addEventListener('resize', fit)

if (token) look()
else tell('This page needs the whole address that ./workshop room has printed behind “Page:”.')
