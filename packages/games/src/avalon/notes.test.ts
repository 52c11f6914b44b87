import { describe, expect, it } from 'vitest'
import { intentions, intentionsFor } from './intentions/catalogue.ts'
import { roles } from './roles.ts'
import { atTheTable } from './testing/at-the-table.ts'

const intentionKinds = 'interrogation defence confrontation concealment deception persuasion teamwork'.split(
  ' ',
)

const notes = {
  guesses: { 'Player 4': { guess: 'morgana', certainty: 70 }, 'Player 1': 'merlin 100' },
  intentions: ['hide-knowledge', 'support-team', 'bring-partner'],
  thinking: 'I must not\nlook too long.',
  expects: 'They nod.',
  draft: 'Player 4 is evil!',
}

describe('notes beside a speech', () => {
  it('stand in an entry of their own, as far as they are open to the seat', () => {
    const table = atTheTable()
    table.propose('01')
    expect(table.answer(1, { say: 'I like it.', ...notes })).toEqual([
      { type: 'speech-given', seat: 1, text: 'I like it.', cut: false, noted: true },
      {
        type: 'thoughts-noted',
        seat: 1,
        notes: {
          guesses: [
            { seat: 0, value: 'merlin', certainty: 100 },
            { seat: 3, value: 'morgana', certainty: 70 },
          ],
          intentions: ['hide-knowledge', 'support-team'],
          thinking: 'I must not look too long.',
          expects: 'They nod.',
          draft: 'Player 4 is evil!',
        },
      },
    ])
  })

  it('are told to their seat alone, and to everybody after the end', () => {
    const table = atTheTable()
    table.propose('01', notes)
    const knows = (seat: number) => table.match.stateOf(seat).proposal?.speeches[0]?.notes !== null
    expect([0, 1, 2, 3, 4].map(knows)).toEqual([true, false, false, false, false])
    for (const seat of [1, 2, 3, 4])
      expect(JSON.stringify(table.match.historyOf(seat))).not.toContain('look too long')
    expect(table.match.state.proposal?.speeches[0]?.notes?.thinking).toBe('I must not look too long.')
  })

  it('may come with the settled team, too', () => {
    const table = atTheTable()
    table.propose('01')
    table.talk()
    expect(table.propose('02', { thinking: 'Better.' }).map(({ type }) => type)).toEqual([
      'team-settled',
      'thoughts-noted',
    ])
    expect(table.match.state.proposal?.speeches.at(-1)?.notes?.thinking).toBe('Better.')
  })

  it.each([
    ['none', {}],
    ['nothing that can be read', { guesses: 7, intentions: 'x', thinking: '', expects: null, draft: ['  '] }],
    ['intentions of other roles', { intentions: ['bring-partner', 'shield-merlin'] }],
    ['a guess about oneself', { guesses: { 'Player 1': 'merlin' } }],
  ])('leave no entry if there is %s', (_, given) => {
    const table = atTheTable()
    expect(table.propose('01', { say: 'Well.', ...given })).toMatchObject([
      { type: 'team-proposed', noted: false },
    ])
  })

  it('are not asked for with a vote, a card or a name', () => {
    const table = atTheTable()
    table.settle('01')
    expect(table.answer(0, { vote: 'approve', ...notes })).toHaveLength(1)
  })
})

describe('the catalogue of intentions', () => {
  it('has about thirty in seven kinds, each with its own name and text in both languages', () => {
    expect(intentions).toHaveLength(37)
    expect(new Set(intentions.map(({ kind }) => kind))).toEqual(new Set(intentionKinds))
    for (const list of [
      intentions.map(({ id }) => id),
      intentions.map(({ text }) => text.en),
      intentions.map(({ text }) => text.zh),
    ])
      expect(new Set(list).size).toBe(intentions.length)
  })

  it.each(roles)('offers some of each kind but deception to %s in every quest', (role) => {
    for (const quest of [1, 2, 3, 4, 5]) {
      const kinds = new Set(intentionsFor(role, quest).map(({ kind }) => kind))
      for (const kind of intentionKinds)
        if (kind !== 'deception' || role !== 'merlin') expect(kinds).toContain(kind)
    }
  })

  it('opens what looks back only from the second quest on', () => {
    const opened = intentionsFor('assassin', 2).filter(
      (intention) => !intentionsFor('assassin', 1).includes(intention),
    )
    expect(opened.map(({ id }) => id)).toEqual([
      'ask-about-vote',
      'ask-about-failure',
      'explain-own-vote',
      'accuse-by-quest',
      'accuse-by-vote',
      'shift-blame',
    ])
    expect(intentionsFor(null, 5)).toEqual([])
  })
})
