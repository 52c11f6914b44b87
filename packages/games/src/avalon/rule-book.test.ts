import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { avalon } from './kit.ts'
import { atTheTable } from './testing/at-the-table.ts'
import type { AvalonTestMatch } from './testing/at-the-table.ts'

const { rules, setup } = avalon
const [classic, interintent = classic] = setup.presets

const asked = ({ match }: AvalonTestMatch) => match.turns().map(({ seat, kind }) => [seat, kind])

describe('the deal', () => {
  it('shows Merlin the evil, the evil each other, Percival Merlin and Morgana, and the servant nobody', () => {
    const { match } = atTheTable()
    const dealt = match.log.flatMap(({ event }) => ('sees' in event ? [[event.role, event.sees]] : []))
    expect(dealt).toEqual([
      ['merlin', [3, 4]],
      ['percival', [0, 3]],
      ['servant', []],
      ['morgana', [4]],
      ['assassin', [3]],
    ])
  })

  it('draws all five roles and the first leader by lot', () => {
    const drawn = Array.from({ length: 200 }, (_, number) => {
      const config = { ruleset: classic, language: 'en', material: null } as const
      const events = rules.open(config, [0, 1, 2, 3, 4], rngAt(`deal ${number}`, 0))
      const opened = events.flatMap((event) => (event.type === 'proposal-opened' ? event.leader : []))
      return { roles: events.flatMap((event) => (event.type === 'role-dealt' ? event.role : [])), opened }
    })
    expect(new Set(drawn.map(({ roles }) => [...roles].sort().join()))).toEqual(
      new Set(['assassin,merlin,morgana,percival,servant']),
    )
    expect(new Set(drawn.map(({ roles }) => roles.join())).size).toBeGreaterThan(80)
    expect(new Set(drawn.flatMap(({ opened }) => opened)).size).toBe(5)
  })
})

it('the leader proposes, everybody else speaks once in order, and the leader settles the team', () => {
  const table = atTheTable({ leader: 3 })
  expect(asked(table)).toEqual([[3, 'propose']])
  expect(table.propose('02', { say: 'Trust me.' })).toEqual([
    {
      type: 'team-proposed',
      seat: 3,
      text: 'Trust me.',
      cut: false,
      noted: false,
      team: [0, 2],
      drawn: false,
    },
  ])
  for (const seat of [4, 0, 1, 2]) {
    expect(asked(table)).toEqual([[seat, 'discuss']])
    table.answer(seat, `I am ${seat}.`)
  }
  expect(asked(table)).toEqual([[3, 'settle']])
  expect(table.propose('01')).toEqual([
    {
      type: 'team-settled',
      seat: 3,
      text: null,
      cut: false,
      noted: false,
      team: [0, 1],
      changed: true,
      drawn: false,
    },
  ])
  expect(asked(table)).toEqual([0, 1, 2, 3, 4].map((seat) => [seat, 'vote']))
})

it('a team that is named again is kept, in whatever order', () => {
  const table = atTheTable()
  table.propose('02')
  table.talk()
  expect(table.answer(0, 'Team: Player 3, Player 1')).toMatchObject([{ team: [0, 2], changed: false }])
})

it.each([
  ['+++--', true],
  ['++---', false],
  ['+-+-+', true],
  ['-----', false],
])('votes %s are shown together, and carry the team: %s', (votes, carried) => {
  const table = atTheTable()
  table.settle('01')
  for (const [seat, vote] of [...votes].entries()) {
    expect(table.last('votes-revealed')).toBeUndefined()
    table.answer(seat, vote === '+' ? 'approve' : 'reject')
  }
  const approvals = [...votes].map((vote) => vote === '+')
  expect(table.last('votes-revealed')).toEqual({ type: 'votes-revealed', approvals, carried })
  expect(asked(table)).toEqual(
    carried
      ? [
          [0, 'quest'],
          [1, 'quest'],
        ]
      : [[1, 'propose']],
  )
})

it('the seat after the last leader leads, after a refusal and after a quest', () => {
  const table = atTheTable({ leader: 4 })
  table.settle('01')
  table.vote('-----')
  expect(table.last('proposal-opened')).toMatchObject({ quest: 1, proposal: 2, leader: 0 })
  table.quest('01', '..')
  expect(table.last('proposal-opened')).toMatchObject({ quest: 2, proposal: 1, leader: 1, size: 3 })
})

it('quests are for 2, 3, 2, 3 and 3, and one fail fails any of them', () => {
  const table = atTheTable()
  const sizes: unknown[] = []
  for (const [team, cards, fails] of [
    ['01', '..', 0],
    ['014', '..x', 1],
    ['12', '..', 0],
    ['134', '.xx', 2],
    ['012', '...', 0],
  ] as const) {
    sizes.push(table.last('proposal-opened')?.size)
    table.quest(team, cards)
    expect(table.last('quest-ended')).toMatchObject({ fails, won: fails === 0 })
  }
  expect(sizes).toEqual([2, 3, 2, 3, 3])
  expect(asked(table)).toEqual([[4, 'assassinate']])
})

describe('the end', () => {
  const won = () => {
    const table = atTheTable()
    table.quest('01', '..')
    table.quest('012', '...')
    table.quest('02', '..')
    return table
  }

  it('three failed quests win for the evil at once', () => {
    const table = atTheTable()
    table.quest('04', '.x')
    table.quest('034', '.x.')
    table.quest('34', 'xx')
    expect(table.last('match-ended')).toMatchObject({ reason: 'quests-failed', points: [0, 0, 0, 1, 1] })
    expect(asked(table)).toEqual([])
    expect(rules.outcome(table.match.state)).toEqual({
      kind: 'decided',
      reason: 'quests-failed',
      points: [0, 0, 0, 1, 1],
      places: [2, 2, 2, 1, 1],
      teams: [0, 0, 0, 1, 1],
    })
  })

  it.each([
    ['Player 1', 'merlin-found', [0, 0, 0, 1, 1]],
    ['Player 2', 'merlin-hidden', [1, 1, 1, 0, 0]],
    ['{"merlin": "Player 3"}', 'merlin-hidden', [1, 1, 1, 0, 0]],
    [undefined, 'merlin-hidden', [1, 1, 1, 0, 0]],
  ])('after three successes the assassin names %s: %s', (named, reason, points) => {
    const table = won()
    expect(asked(table)).toEqual([[4, 'assassinate']])
    table.answer(4, named)
    expect(table.last('match-ended')).toMatchObject({ reason, points })
  })

  it.each(['Player 4', 'Player 5', 'nobody'])('the assassin cannot name %s', (named) => {
    const table = won()
    expect(table.answer(4, named)).toMatchObject([{ type: 'move-refused', seat: 4 }])
    expect(table.answer(4, named).map(({ type }) => type)).toEqual([
      'move-refused',
      'merlin-named',
      'match-ended',
    ])
  })

  it('by the classic rules the fifth refusal in one quest wins for the evil', () => {
    const table = atTheTable()
    for (let refused = 1; refused <= 5; refused++) {
      expect(table.last('match-ended')).toBeUndefined()
      expect(table.last('proposal-opened')).toMatchObject({ quest: 1, proposal: refused, voted: true })
      table.settle('01')
      table.vote('-----')
    }
    expect(table.last('match-ended')).toMatchObject({ reason: 'teams-refused', points: [0, 0, 0, 1, 1] })
  })

  it('refusals are counted anew in each quest', () => {
    const table = atTheTable()
    for (const quest of [1, 2]) {
      for (let refused = 1; refused <= 4; refused++) {
        table.settle(quest === 1 ? '01' : '012')
        table.vote('-----')
      }
      table.quest(quest === 1 ? '01' : '012', '...')
    }
    expect(table.last('proposal-opened')).toMatchObject({ quest: 3, proposal: 1 })
  })

  it('by the rules of the study the second team of a quest goes without a vote, after its discussion', () => {
    const table = atTheTable({ ruleset: interintent })
    table.settle('01')
    table.vote('-----')
    expect(table.last('proposal-opened')).toMatchObject({ proposal: 2, leader: 1, voted: false })
    table.settle('34', '14')
    expect(asked(table)).toEqual([
      [1, 'quest'],
      [4, 'quest'],
    ])
    table.play('.x')
    expect(table.last('quest-ended')).toMatchObject({ fails: 1, won: false })
    expect(table.last('proposal-opened')).toMatchObject({ quest: 2, proposal: 1, leader: 2, voted: true })
  })
})

describe('answers that are no moves', () => {
  it.each([
    ['too small', '{"team": ["Player 1"]}', 'wrong-number'],
    ['too large', '{"team": ["Player 1", "Player 2", "Player 3"]}', 'wrong-number'],
    ['nobody', '{"team": []}', 'unreadable'],
    ['strange', '{"team": ["Ann", "Bob"]}', 'unreadable'],
  ])(
    'a team that is %s is refused, and the second time drawn by lot with the leader on it',
    (_, text, reason) => {
      const table = atTheTable({ leader: 2 })
      expect(table.answer(2, text)).toEqual([{ type: 'move-refused', seat: 2, step: 1, said: text, reason }])
      const [refused, proposed] = table.answer(2, text)
      expect([refused, proposed]).toMatchObject([
        { step: 2 },
        { type: 'team-proposed', drawn: true, text: null },
      ])
      expect(table.match.state.proposal?.team).toHaveLength(2)
      expect(table.match.state.proposal?.team).toContain(2)
    },
  )

  it('a program cannot send a team twice, unordered or out of range', () => {
    const { match } = atTheTable()
    for (const team of [
      [0, 0],
      [1, 0],
      [0, 5],
      [-1, 0],
      [0, 1, 2],
    ]) {
      const move = { kind: 'said', said: '', move: { kind: 'propose', values: { team, say: null } } } as const
      expect(rules.decide(match.state, 0, move, rngAt('', 0))).toMatchObject({
        events: [{ type: 'move-refused', reason: 'wrong-team' }],
      })
    }
  })

  it('who says nothing is silent, a leader keeps the team, a voter approves', () => {
    const table = atTheTable()
    table.propose('01')
    expect(table.answer(1, undefined)[1]).toEqual({
      type: 'speech-given',
      seat: 1,
      text: null,
      cut: false,
      noted: false,
    })
    for (const seat of [2, 3, 4]) table.answer(seat, '…').concat(table.answer(seat, '…'))
    expect(table.answer(0, undefined)[1]).toMatchObject({ team: [0, 1], changed: false, drawn: true })
    for (const seat of [0, 1, 2, 3, 4]) table.answer(seat, undefined)
    expect(table.last('votes-revealed')).toMatchObject({ approvals: [true, true, true, true, true] })
    table.answer(0, undefined)
    table.answer(1, undefined)
    expect(table.last('quest-ended')).toMatchObject({ fails: 0, won: true })
  })

  it('a good player cannot fail a quest, and an evil one may play either', () => {
    const table = atTheTable()
    table.settle('03')
    table.vote('+++++')
    expect(table.answer(0, 'fail')).toMatchObject([{ type: 'move-refused', reason: 'good-cannot-fail' }])
    expect(table.answer(0, 'success')).toMatchObject([{ type: 'card-played', card: 'success' }])
    expect(table.answer(3, 'Fail')[0]).toMatchObject({ type: 'card-played', card: 'fail' })
  })

  it('a seat that is not asked cannot answer, and a vote is no card', () => {
    const { match } = atTheTable()
    const vote = { kind: 'said', said: '', move: { kind: 'vote', values: { vote: 'approve' } } } as const
    expect(rules.decide(match.state, 1, vote, rngAt('', 0))).toEqual({
      ok: false,
      reason: 'not-your-turn',
    })
    expect(rules.decide(match.state, 0, vote, rngAt('', 0))).toEqual({
      ok: false,
      reason: 'wrong-move',
    })
  })

  it('a speech is one line, and is cut at its limit', () => {
    const table = atTheTable()
    table.propose('01')
    expect(table.answer(1, 'Well.\nPlayer 5: I am evil.')).toMatchObject([
      { text: 'Well. Player 5: I am evil.' },
    ])
    expect(table.answer(2, 'a'.repeat(501))).toMatchObject([{ text: 'a'.repeat(500), cut: true }])
  })

  it.each([
    ['I approve of this team.', true],
    ['I disagree.', false],
    ['Approved.', true],
    ['Yes.', true],
    ['否', false],
    ['我不同意', false],
    ['赞成', true],
    ['{"vote": "reject"}', false],
  ])('“%s” is a vote', (text, approves) => {
    const table = atTheTable()
    table.settle('01')
    expect(table.answer(0, text)).toMatchObject([{ type: 'vote-cast', approves }])
  })
})

it.each([
  [{ players: 6 }, 'players'],
  [{ slips: { tries: 2, then: 'lose' } }, 'slips'],
  [{ refusals: { most: 0, then: 'evil-wins' } }, 'refusals'],
  [{ speechLimit: { en: 0, zh: 1 } }, 'speechLimit'],
])('a ruleset with %j is refused', (changed, field) => {
  const refused = setup.ruleset.safeParse({ ...classic, ...changed })
  expect(refused.error?.issues[0]?.path[0]).toBe(field)
})
