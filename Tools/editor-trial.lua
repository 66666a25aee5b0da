-- What Tools/editor-trial runs inside Neovim 0.7 or newer.

local root = vim.loop.fs_realpath(vim.env.TRIAL_ROOT)
-- How long each thing is waited for. The first wait has the start of the server and the reading of the package in it.
local patience = 300 * 1000

-- A step of each kind: what is typed, what has to be offered, and where the jump has to lead.
local steps = {
  {
    kind = 'file', file = 'Exercises/02-Asynchronous/02-task-from-a-button.swift',
    parameter = '_ it: DirectoryModel', begun = 'canc', name = 'cancelTapped',
    leads = { 'Exercises/02-Asynchronous/02-task-from-a-button.swift' },
  },
  {
    kind = 'neighbour', file = 'Exercises/08-Bridges/04-delegate-values.swift',
    parameter = '_ it: PresenceMonitor', begun = 'lo', name = 'lose', arguments = '1',
    leads = { 'Support/Neighbours/PresenceKit/PresenceMonitor.swift' },
  },
  {
    kind = 'member', file = 'Exercises/12-Migration/02-design-sendable-first.swift',
    parameter = '_ it: RosterStore', begun = 'empl', name = 'employee', arguments = '1',
    leads = {
      'Exercises/12-Migration/02-design-sendable-first/RosterStore.swift',
      'Support/Members/RosterKit/RosterStore.swift',
    },
  },
  {
    kind = 'suite', file = 'Exercises/11-Testing/01-first-async-test.swift',
    parameter = '_ it: RosterModel', begun = 'lo', name = 'load',
    leads = { 'Checks/11-Testing/01-first-async-test/Component.swift' },
  },
  { kind = 'broken', file = 'Exercises/02-Asynchronous/01-await-the-network.swift' },
}

local published = {}
local client = vim.lsp.start_client({
  name = 'sourcekit-lsp',
  cmd = { 'sourcekit-lsp' },
  root_dir = root,
  capabilities = vim.lsp.protocol.make_client_capabilities(),
  handlers = {
    ['textDocument/publishDiagnostics'] = function(_, result)
      published[vim.uri_to_fname(result.uri)] = result.diagnostics
    end,
  },
})
if not client then
  print('sourcekit-lsp does not start')
  vim.cmd('cquit 1')
end

local failed = false
local function mark(shown)
  if not shown then failed = true end
  return shown and 'yes' or 'NO'
end

-- Waits for something; the seconds that it took, or nil.
local function wait(condition)
  local start = vim.loop.hrtime()
  if not vim.wait(patience, condition, 20) then return nil end
  return (vim.loop.hrtime() - start) / 1e9
end

local function has_error(path, words)
  for _, diagnostic in ipairs(published[path] or {}) do
    if diagnostic.severity == 1 and diagnostic.message:find(words, 1, true) then return true end
  end
  return false
end

-- Types a function behind the file's end, in place of the one that was typed before.
local function type_body(buffer, length, parameter, line)
  vim.api.nvim_buf_set_lines(buffer, length, -1, false, {
    '', '@MainActor func editorTrial(' .. parameter .. ') async {', '  ' .. line, '}',
  })
end

local function ask(buffer, method, line, column)
  local answers = vim.lsp.buf_request_sync(buffer, method, {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    position = { line = line, character = column },
  }, 120 * 1000)
  for _, answer in pairs(answers or {}) do
    if answer.result then return answer.result end
  end
end

local function completes(buffer, length, step)
  local line = 'await it.' .. step.begun
  type_body(buffer, length, step.parameter, line)
  local result = ask(buffer, 'textDocument/completion', length + 2, 2 + #line)
  for _, item in ipairs(result and (result.items or result) or {}) do
    if item.label:sub(1, #step.name) == step.name then return true end
  end
  return false
end

local function jumps(buffer, length, step)
  local before = 'await it.'
  type_body(buffer, length, step.parameter, before .. step.name .. '(' .. (step.arguments or '') .. ')')
  local result = ask(buffer, 'textDocument/definition', length + 2, 2 + #before + 1) or {}
  local place = result.uri and result or result[1]
  if not place then return false, 'nowhere' end
  local path = vim.loop.fs_realpath(vim.uri_to_fname(place.uri or place.targetUri)) or place.uri
  for _, expected in ipairs(step.leads) do
    if path == vim.loop.fs_realpath(root .. '/' .. expected) then return true, path end
  end
  return false, path
end

-- Megabytes of the server.
local function memory()
  local list = vim.fn.system({ 'ps', '-A', '-o', 'ppid=', '-o', 'rss=', '-o', 'comm=' })
  local sum = 0
  for parent, size, name in list:gmatch('(%d+)%s+(%d+)%s+(%S+)') do
    if tonumber(parent) == vim.fn.getpid() and name:find('sourcekit') then sum = sum + tonumber(size) end
  end
  return sum / 1024
end

local function say(...) io.stdout:write(string.format(...), '\n') end
say('%-10s %10s %12s %10s %10s %8s', 'kind', 'error seen', 'seconds', 'completes', 'jumps', 'server')
local notes = {}
for _, step in ipairs(steps) do
  local path = root .. '/' .. step.file
  vim.cmd('edit ' .. vim.fn.fnameescape(path))
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].filetype = 'swift'
  local length = vim.api.nvim_buf_line_count(buffer)
  vim.lsp.buf_attach_client(buffer, client)
  local real = vim.uri_to_fname(vim.uri_from_bufnr(buffer))
  if step.parameter then
    type_body(buffer, length, step.parameter, 'let number: Int = "three"; _ = (it, number)')
    local seconds = wait(function() return has_error(real, "convert value of type 'String'") end)
    local completed = completes(buffer, length, step)
    local jumped, where = jumps(buffer, length, step)
    if not jumped then table.insert(notes, step.kind .. ' jumps to ' .. where) end
    say('%-10s %10s %12s %10s %10s %5d MB', step.kind, mark(seconds), seconds and string.format('%.1f', seconds) or '-',
      mark(completed), mark(jumped), memory())
  else
    local seconds = wait(function() return #(published[real] or {}) > 0 end)
    say('%-10s %10s %12s %10s %10s %5d MB', step.kind, mark(seconds), seconds and string.format('%.1f', seconds) or '-',
      '', '', memory())
  end
end
for _, note in ipairs(notes) do say('%s', note) end
for _, running in ipairs(vim.lsp.get_active_clients()) do running.stop(true) end
vim.cmd(failed and 'cquit 1' or 'quitall!')
