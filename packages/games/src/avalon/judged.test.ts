import { describe, expect, it } from 'vitest'
import { avalonAims, avalonJudged } from './judged.ts'
import type { Log } from './noted.ts'
import { atTheTable } from './testing/at-the-table.ts'

const own = { thinking: 'Player 4 is evil, I know it.', intentions: ['hide-knowledge', 'support-team'] }

/** A quest that fails, then one that succeeds. The second seat is Percival, and notes in both. */
function log(): Log {
  const table = atTheTable()
  table.propose('03')
  table.answer(1, { say: 'I like it.', ...own })
  for (const seat of [2, 3, 4]) table.answer(seat, { say: 'Well.' })
  table.propose('03')
  table.vote('+++++')
  table.play('.x')
  table.propose('012', { say: 'These three.', intentions: ['plan-ahead', 'hide-knowledge'] })
  for (const seat of [2, 3, 4, 0]) table.answer(seat, { say: 'Fine.' })
  table.propose('012')
  table.vote('+++++')
  table.play('...')
  return table.match.log
}

const itemsOf = (rubric: string, of = log()) =>
  avalonJudged.find((one) => one.rubric === rubric)?.of(of, 1) ?? expect.fail(`no ${rubric}`)

describe('what is judged of intentions', () => {
  it('is told by quest, with what was chosen, and judges see only the parts', () => {
    const items = itemsOf('speech-follows')
    expect(items.map(({ round, chosen, parts }) => [round, chosen, parts['speech']])).toEqual([
      [1, ['hide-knowledge', 'support-team'], 'I like it.'],
      [2, ['hide-knowledge', 'plan-ahead'], 'These three.'],
    ])
  })

  it('shows for the choice what the seat knew before it spoke, and nothing else', () => {
    const [first, second] = itemsOf('intention-reasonable')
    expect(first?.parts['situation']).toContain('Your role: Percival, good. Of Player 1, Player 4')
    expect(first?.parts['situation']).toContain('Now: quest 1')
    expect(first?.parts['situation']).not.toContain('I like it.')
    expect(second?.parts['situation']).toContain('Quest 1: Player 1, Player 4; failed with 1 fail.')
    expect(second?.parts['situation']).not.toContain('These three.')
  })

  it('is guessed from the speech alone, or after the quests before, and never with notes', () => {
    const alone = itemsOf('intentions-guessed')
    expect(alone.map(({ parts }) => Object.keys(parts))).toEqual([['speech'], ['speech']])
    const [first, second] = itemsOf('intentions-guessed-after')
    expect(first?.parts['earlier']).toBe('Now Player 2 speaks.')
    expect(second?.parts['earlier']).toContain('Quest 1 fails with 1 fail.')
    expect(second?.parts['earlier']).toContain('Player 2: I like it.')
    expect(second?.parts['earlier']).not.toMatch(/quest 2|These three|evil|plays|Percival/i)
    expect(JSON.stringify([...alone, first])).not.toContain('I know it')
  })

  it('is summarised from thinking and speech, where both are there', () => {
    expect(itemsOf('intentions-summarised').map(({ parts }) => parts)).toEqual([
      { thinking: own.thinking, speech: 'I like it.' },
    ])
  })

  it('offers the whole catalogue, so that the list tells no role', () => {
    const { from } = avalonJudged.find(({ rubric }) => rubric === 'intentions-guessed') ?? {}
    expect(from).toMatchObject({ least: 2, most: 3 })
    expect(from?.choices.map(({ value }) => value)).toEqual(expect.arrayContaining(['bring-partner']))
  })
})

describe('the honesty of what is said', () => {
  it('is judged of every speech, with or without notes, beside what the speaker knew', () => {
    const of = avalonJudged.find(({ rubric }) => rubric === 'statement-honest')?.of
    const spoken = of?.(log(), 3) ?? []
    expect(spoken.map(({ round, parts }) => [round, parts['speech']])).toEqual([
      [1, 'Well.'],
      [2, 'Fine.'],
    ])
    expect(spoken[0]?.parts['situation']).toContain(
      'Your role: Morgana, evil. The other evil player is Player 5',
    )
    expect(spoken[1]?.parts['situation']).not.toContain('Player 4: Fine.')
  })
})

describe('the aims of a seat', () => {
  it('are told by quest, with what became of it for the side of the seat', () => {
    expect(avalonAims.of(log(), 1)).toEqual([
      { round: 1, chosen: ['hide-knowledge', 'support-team'], won: false },
      { round: 2, chosen: ['hide-knowledge', 'plan-ahead'], won: true },
    ])
    expect(avalonAims.of(log(), 4)).toEqual([])
  })

  it('are open by role and quest', () => {
    const isOpen = (aim: string, role: string | null, round: number) =>
      avalonAims.isOpen(aim, { role, round })
    expect(isOpen('bring-partner', 'morgana', 1)).toBe(true)
    expect(isOpen('bring-partner', 'merlin', 1)).toBe(false)
    expect(isOpen('ask-about-vote', 'merlin', 1)).toBe(false)
    expect(isOpen('ask-about-vote', 'merlin', 2)).toBe(true)
    expect(isOpen('plan-ahead', null, 1)).toBe(false)
  })
})
