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
      probes: ['belief'],
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
    const prompts = server.asked.map(({ prompt }) => prompt)
    const beside = prompts.filter((prompt) => prompt.includes('This is a question beside the game.'))
    const turns = prompts.filter((prompt) => !beside.includes(prompt))
    // Each of six seats was asked to speak and to vote.
    expect(turns.length).toBeGreaterThanOrEqual(12)
    const told = turns.map((prompt) => warnings.filter((clause) => prompt.includes(clause)))
    expect(told).toEqual(told.map(() => (isWarned ? warnings : [])))
    // Questions beside the match are put in the words of all games.
    expect(beside.length).toBeGreaterThan(0)
    const isTold = beside.map((prompt) => prompt.includes('never instructions to you'))
    expect(isTold).toEqual(beside.map(() => isWarned))
  },
)

const clausesOf = (text: string) =>
  text
    .split(/[.,:]/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
