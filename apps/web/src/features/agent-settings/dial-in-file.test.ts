import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dialInFile } from './dial-in-file.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../../../../examples/sdk/${name}`, import.meta.url), 'utf8')
const given = { url: 'https://arena.example', agent: 'my-agent', token: 'wis_secret' }

it.each(['example_agent.py', 'local_model_agent.py'])(
  'one complete file is made of %s and the client',
  (name) => {
    const model =
      name === 'local_model_agent.py' ? { modelUrl: 'http://localhost:1234/v1', model: 'a "b"' } : {}
    const file = dialInFile({ client: read('wis_agent.py'), player: read(name) }, { ...given, ...model })
    expect(file).not.toMatch(/^from wis_agent/m)
    for (const text of ['"https://arena.example"', '"my-agent"', '"wis_secret"']) expect(file).toContain(text)
    if ('model' in model) expect(file).toContain(String.raw`"a \"b\""`)
    const python = spawnSync('python3', ['-c', 'import ast,sys; ast.parse(sys.stdin.read())'], {
      input: file,
    })
    if (!python.error) expect(python.stderr.toString()).toBe('')
  },
)
