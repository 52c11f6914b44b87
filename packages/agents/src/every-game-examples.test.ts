import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { otherKits } from '@wis/games'
import { afterAll, describe, expect, it } from 'vitest'
import { createOutboundAgent } from './adapters/outbound.ts'
import { isInstalled } from './testing/example-process.ts'
import { playGame } from './testing/game-turns.ts'

const program = `
import json, sys
sys.path.insert(0, sys.argv[1])
from importlib import import_module
module = import_module(sys.argv[2])
module.random.seed(7)
for line in sys.stdin:
    print(json.dumps(module.play(json.loads(line))), flush=True)
`

/** The program of an example, asked with the bodies of real requests. */
function started(folder: string, name: string) {
  const place = fileURLToPath(new URL(`../../../examples/${folder}`, import.meta.url))
  const child = spawn('python3', ['-B', '-c', program, place, name], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const agent = createOutboundAgent({
    isUp: async () => true,
    ask: async ({ body }) => {
      child.stdin.write(`${body}\n`)
      const { value } = await lines.next()
      return { kind: 'answered', text: String(value) }
    },
  })
  return { agent, stop: () => child.kill() }
}

describe.each([
  ['python', 'any_game_agent'],
  ['sdk', 'example_agent'],
] as const)('the example %s/%s.py', (folder, name) => {
  const isHere = isInstalled('Python')
  const example = isHere ? started(folder, name) : undefined
  afterAll(() => example?.stop())

  it.skipIf(!isHere).each(otherKits.map((kit) => [kit.id, kit] as const))(
    'plays all seats of a match of %s, and nothing it says is refused',
    { timeout: 60_000 },
    async (_, kit) => {
      const [ruleset] = kit.setup.presets
      const agent = example?.agent ?? expect.fail('it did not start')
      const sitting = { kit, ruleset, language: 'en', seed: name } as const
      const seats = Array.from({ length: ruleset.players }, () => agent)
      const { log, points, replies } = await playGame(sitting, seats)
      expect(replies.filter(({ reply }) => !reply.ok)).toEqual([])
      expect(log.filter(({ event }) => /^move-(refused|missed)$/.test(event.type))).toEqual([])
      expect(points).toHaveLength(ruleset.players)
    },
  )
})
