import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { text as bodyOf } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { otherKits } from '@wis/games'
import { afterAll, describe, expect, it } from 'vitest'
import { createOutboundAgent } from './adapters/outbound.ts'
import { isInstalled } from './testing/example-process.ts'
import { playGame } from './testing/game-turns.ts'

const program = `
import json, random, sys
random.seed(7)
sys.path.insert(0, sys.argv[1])
from importlib import import_module
module = import_module(sys.argv[2])
for line in sys.stdin:
    print(json.dumps(module.play(json.loads(line))), flush=True)
`

/** The program of an example, asked with the bodies of real requests. */
function started(folder: string, name: string, environment: Readonly<Record<string, string>> = {}) {
  const place = fileURLToPath(new URL(`../../../examples/${folder}`, import.meta.url))
  const env = { ...process.env, ...environment }
  const child = spawn('python3', ['-B', '-c', program, place, name], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env,
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const answerTo = async (body: string) => {
    child.stdin.write(`${body}\n`)
    const { value } = await lines.next()
    return String(value)
  }
  return { answerTo, agent: agentOf(answerTo), stop: () => child.kill() }
}

const agentOf = (answerTo: (body: string) => Promise<string>) =>
  createOutboundAgent({
    isUp: async () => true,
    ask: async ({ body }) => ({ kind: 'answered', text: await answerTo(body) }),
  })

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

describe('the example sdk/example-agent.ts', () => {
  it.each(otherKits.map((kit) => [kit.id, kit] as const))(
    'plays all seats of a match of %s, and nothing it says is refused',
    { timeout: 60_000 },
    async (_, kit) => {
      const { play } = (await import(
        new URL('../../../examples/sdk/example-agent.ts', import.meta.url).href
      )) as { play: (request: unknown) => unknown }
      const [ruleset] = kit.setup.presets
      const agent = agentOf(async (body) => JSON.stringify(play(JSON.parse(body))))
      const sitting = { kit, ruleset, language: 'en', seed: 'dials in' } as const
      const { log, replies } = await playGame(
        sitting,
        Array.from({ length: ruleset.players }, () => agent),
      )
      expect(replies.filter(({ reply }) => !reply.ok)).toEqual([])
      expect(log.filter(({ event }) => /^move-(refused|missed)$/.test(event.type))).toEqual([])
    },
  )
})

describe('the example sdk/local_model_agent.py', () => {
  const isHere = isInstalled('Python')
  const prompts: string[] = []
  const model = { says: '' }
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { messages } = JSON.parse(body)
      prompts.push(messages[0].content)
      response.end(JSON.stringify({ choices: [{ message: { content: model.says } }] }))
    })
  })
  const stops: (() => void)[] = []
  afterAll(() => {
    for (const stop of stops) stop()
    server.close()
  })

  async function startedWithModel() {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const guide = started('python', 'any_game_agent')
    const asking = started('sdk', 'local_model_agent', { MODEL_URL: `http://127.0.0.1:${port}/v1` })
    stops.push(guide.stop, asking.stop)
    // A model that thinks aloud, names a form, and then answers as another example does.
    return agentOf(async (body) => {
      model.says = `<think>{"no": 1}</think>The form is {"…": 0}.\n\`\`\`json\n${await guide.answerTo(body)}\n\`\`\``
      const answer = await asking.answerTo(body)
      const { rules, observation, fields, legal = [] } = JSON.parse(body)
      const told = [
        rules,
        observation.text,
        JSON.stringify(Object.keys(fields.properties)[0]),
        ...legal.map(String),
      ]
      expect(told.filter((text) => !prompts.at(-1)?.includes(text))).toEqual([])
      return answer
    })
  }

  it.skipIf(!isHere)(
    'asks its model in every game by the rules, what the seat knows and the form, and nothing it says is refused',
    { timeout: 60_000 },
    async () => {
      const agent = await startedWithModel()
      for (const kit of otherKits) {
        const [ruleset] = kit.setup.presets
        const sitting = { kit, ruleset, language: 'en', seed: 'asks a model' } as const
        const { log, replies } = await playGame(
          sitting,
          Array.from({ length: ruleset.players }, () => agent),
        )
        expect([kit.id, replies.filter(({ reply }) => !reply.ok)]).toEqual([kit.id, []])
        expect([kit.id, log.filter(({ event }) => /^move-(refused|missed)$/.test(event.type))]).toEqual([
          kit.id,
          [],
        ])
      }
    },
  )
})
