import fs from 'node:fs'
import path from 'node:path'
import { kits } from '@wis/games'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { chat } from '../testing/chat-stand-in.ts'
import { labFolder } from '../testing/lab-folder.ts'
import { typedLab } from '../testing/typed-lab.ts'

const { root, written } = labFolder('disguised')
const wis = typedLab()
vi.spyOn(process.stderr, 'write').mockReturnValue(true)

/** The first legal value that a prompt offers. */
const firstOffered = (prompt: string) =>
  /- "(?:move|action)"[^\n]*?: "([^"]+)"/u.exec(prompt)?.[1] ?? `no value is offered: ${prompt}`

const kept = z.object({
  /** The hash of all entries. */
  log: z.string(),
  played: z.record(z.string(), z.unknown()),
  answers: z.array(z.object({ said: z.object({ text: z.string() }) })),
})

const disguised = kits.filter(({ studies }) => studies?.conditions.some(({ disguise }) => disguise))
const house = (game: string) => kits.find(({ id }) => id === game)?.house[0].slug

it.each(disguised.map(({ id }) => id))(
  'a model plays %s under other names, and its match is the one of the game',
  { timeout: 60_000 },
  async (game) => {
    const kit = kits.find(({ id }) => id === game) ?? expect.fail(game)
    const { name } = kit.texts.en
    const played = async (condition: string) => {
      const server = await chat(({ prompt }) => ({ text: firstOffered(prompt) }))
      const spec = written(`${game}.yaml`, {
        name: 'x',
        game,
        ruleset: 'llmarena',
        subjects: ['model'],
        opponents: [house(game)],
        seed: 'disguised',
        conditions: [condition],
        design: { materials: 1, repeats: 1 },
      })
      const players = written('players.yaml', {
        model: { kind: 'openai', baseUrl: server.url, model: 'test-model' },
      })
      const folder = path.join(root, `${game}-${condition}`)
      expect(await wis('run', spec, '--players', players, '--out', folder)).toMatchObject({
        code: 0,
        err: '',
      })
      expect(await wis('verify', folder)).toMatchObject({ code: 0 })
      const [line = ''] = fs.readFileSync(path.join(folder, 'matches.jsonl'), 'utf8').split('\n')
      const { log, played: row, answers } = kept.parse(JSON.parse(line))
      return {
        log,
        row,
        said: answers.map(({ said }) => said.text),
        prompts: server.asked.map(({ prompt }) => prompt),
      }
    }
    const plain = await played('baseline')
    const shown = await played('disguised')
    // The first value is the same one under both conditions, so that the matches are the same to the last entry.
    expect(shown.log).toBe(plain.log)
    expect({ ...shown.row, condition: '' }).toEqual({
      ...plain.row,
      condition: '',
      number: shown.row['number'],
    })
    expect(shown.row['slips']).toBe(0)
    expect(shown.said).toHaveLength(plain.said.length)
    for (const [at, text] of shown.said.entries()) expect(text).not.toBe(plain.said[at])
    expect(plain.prompts.every((prompt) => prompt.includes(name))).toBe(true)
    expect(shown.prompts.filter((prompt) => prompt.toLowerCase().includes(name.toLowerCase()))).toEqual([])
  },
)

it(
  'a plain name is refused, and the model is told so in the names that it knows',
  { timeout: 60_000 },
  async () => {
    const server = await chat(({ before, prompt }) => ({
      text: before === 0 ? 'My move: 1,2' : firstOffered(prompt),
    }))
    const spec = written('plain-names.yaml', {
      name: 'x',
      game: 'tic-tac-toe',
      ruleset: 'llmarena',
      subjects: ['model'],
      opponents: ['random'],
      seed: 'disguised',
      conditions: ['disguised'],
      design: { materials: 1, repeats: 1, only: { seat: ['1'] } },
    })
    const players = written('players.yaml', {
      model: { kind: 'openai', baseUrl: server.url, model: 'test-model' },
    })
    const folder = path.join(root, 'plain-names')
    expect(await wis('run', spec, '--players', players, '--out', folder)).toMatchObject({ code: 0, err: '' })
    expect(server.asked[1]?.prompt).toContain(
      "Player 1's answer “My move: 1,2” is refused: no move can be read from it.",
    )
    expect(await wis('verify', folder)).toMatchObject({ code: 0 })
  },
)
