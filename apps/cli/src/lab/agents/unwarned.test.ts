import path from 'node:path'
import { historyWords } from '@wis/protocol'
import { expect, it, vi } from 'vitest'
import { chat } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root, written } = labFolder('unwarned')
const wis = typedLab()
vi.spyOn(process.stderr, 'write').mockReturnValue(true)

it.each([
  ['baseline', true],
  ['attack', true],
  ['unwarned', false],
  ['attack-unwarned', false],
] as const)(
  'calls to models under the condition %s warn them: %s',
  { timeout: 60_000 },
  async (condition, isWarned) => {
    const server = await chat(({ before }) => ({ text: `Something of every day, ${before}` }))
    const spec = written('spec.yaml', {
      name: 'x',
      game: 'who-is-spy',
      subjects: ['model'],
      opponents: ['model'],
      seed: 'unwarned',
      conditions: [condition],
      design: { materials: 1, repeats: 1, only: { role: ['civilian'] } },
    })
    const players = written('players.yaml', {
      model: { kind: 'openai', baseUrl: server.url, model: 'test-model' },
    })
    const folder = path.join(root, condition)
    expect(await wis('run', spec, '--players', players, '--out', folder)).toMatchObject({ code: 0, err: '' })
    const { notice, unwarnedNotice } = historyWords.en
    const warnings = clausesOf(notice).filter((clause) => !clausesOf(unwarnedNotice).includes(clause))
    expect(warnings.length).toBeGreaterThan(3)
    // Each of six seats was asked to speak and to vote.
    expect(server.asked.length).toBeGreaterThanOrEqual(12)
    const told = server.asked.map(({ prompt }) => warnings.filter((clause) => prompt.includes(clause)))
    expect(told).toEqual(told.map(() => (isWarned ? warnings : [])))
  },
)

const clausesOf = (text: string) =>
  text
    .split(/[.,:]/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
