import fs from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { chat } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root, written } = labFolder('hints')
const wis = typedLab()
vi.spyOn(process.stderr, 'write').mockReturnValue(true)

const listed = /- "move"[^\n]*?(?:legal now: |目前合法的有)"([^"]+)"/u

const told = z.object({
  whole: z.object({
    cells: z.array(
      z.object({
        condition: z.string(),
        measure: z.string(),
        estimate: z.object({ value: z.number().nullable() }),
      }),
    ),
  }),
})

it.each(['en', 'zh'])(
  'a model that plays what the hints list makes no illegal move with them, and some in every game without (%s)',
  { timeout: 120_000 },
  async (language) => {
    const server = await chat(({ prompt }) => ({ text: listed.exec(prompt)?.[1] ?? '1,1' }))
    const players = written('players.yaml', {
      model: { kind: 'openai', baseUrl: server.url, model: 'test-model' },
    })
    const folder = path.join(root, `spatial-${language}`)
    const spec = written(`spatial-${language}.yaml`, {
      name: 'x',
      language: [language],
      subjects: ['model'],
      seed: 'hints',
      conditions: ['baseline', 'no-hints'],
      suite: {
        board: {
          game: 'tic-tac-toe',
          ruleset: 'llmarena',
          opponents: ['subject'],
          design: { materials: 2, repeats: 1 },
          measures: ['flawless-line-rate', 'illegal-game-rate'],
        },
      },
      columns: [
        { id: 'wins', name: 'Wins', terms: [{ of: ['board/flawless-line-rate'] }] },
        { id: 'errors', name: 'Errors', terms: [{ of: ['board/illegal-game-rate'] }] },
      ],
    })
    expect(await wis('run', spec, '--players', players, '--out', folder)).toMatchObject({ code: 0 })
    expect(await wis('verify', folder)).toMatchObject({ code: 0 })
    const { whole } = told.parse(JSON.parse(fs.readFileSync(path.join(folder, 'report.json'), 'utf8')))
    const of = (condition: string, measure: string) =>
      whole.cells.find((cell) => cell.condition === condition && cell.measure === measure)?.estimate.value
    // The first cell that is free makes a line in seven moves.
    expect([of('baseline', 'wins'), of('baseline', 'errors')]).toEqual([1, 0])
    expect([of('no-hints', 'wins'), of('no-hints', 'errors')]).toEqual([0, 1])
  },
)
