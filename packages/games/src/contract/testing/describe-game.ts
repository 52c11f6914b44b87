import { advance, languages, MatchInPlay, redact, replay, rngAt } from '@wis/engine'
import type { Entry, GameEvent, Seat, Turn } from '@wis/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field } from '../field.ts'
import type { GameKit, HousePlayer } from '../game-kit.ts'
import { materialAt, playHouse } from '../play-house.ts'
import type { AnyRuleset } from '../ruleset.ts'
import { rulingBehind } from '../ruling-behind.ts'
import { answersTo, valueOf } from './answers.ts'
import { describeStrategies } from './describe-strategies.ts'

/** What the suite cannot know of a game. */
export interface Expected {
  /** No match has more entries than this. */
  readonly mostEntries: number
  /** Matches played to compare two house players. */
  readonly comparisons: number
  /** All seats are on one side: a table of the stronger player is compared with a table of the weaker one. */
  readonly together?: boolean
  /**
   * The other seats belong to each house player in turn, and not to the weaker of the two, because it depends on the
   * others whether a player is the stronger one.
   */
  readonly amongAll?: boolean
  /** House players of clearly different strength, the weakest first. All of them if it is not given. */
  readonly ladder?: readonly string[]
  /** Whether a match in which every seat breaks the rules is void. */
  readonly mayBeVoid?: boolean
}

type Kit = GameKit<AnyRuleset, unknown, unknown, unknown, GameEvent>

/** The promises that every game keeps. */
export function describeGame(kit: Kit, expected: Expected): void {
  describe.each(kit.setup.presets)(`${kit.id} by the rules of $id`, (ruleset) => {
    describeMatches(kit, ruleset, expected)
    describeAnswers(kit, ruleset, expected)
    describeReaders(kit, ruleset)
    describeNotes(kit, ruleset)
  })
  describeHouse(kit, expected)
  describeStrategies(kit)
  describeTexts(kit)
}

const weakest = (kit: Kit) => kit.house[0]
const everybody = (kit: Kit, { players }: AnyRuleset, first = 0): HousePlayer<unknown>[] =>
  Array.from({ length: players }, (_, seat) => kit.house[(first + seat) % kit.house.length] ?? weakest(kit))

const played = (kit: Kit, ruleset: AnyRuleset, seed: string, language: 'en' | 'zh' = 'en') =>
  playHouse(kit, { seed, ruleset, language, players: everybody(kit, ruleset, seed.length) })

const seeds = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff']

function describeMatches(kit: Kit, ruleset: AnyRuleset, { mostEntries }: Expected): void {
  it('ends, and is then over', () => {
    for (const seed of seeds) {
      const { log, state } = played(kit, ruleset, seed)
      expect(log.length).toBeLessThanOrEqual(mostEntries)
      expect(kit.rules.turns(state)).toEqual([])
      expect(kit.rules.outcome(state)?.kind).toBe('decided')
    }
  })

  it('is the same for the same seed, and replays to the same state', () => {
    for (const seed of seeds.slice(0, 2)) {
      const { log, state } = played(kit, ruleset, seed)
      expect(played(kit, ruleset, seed).log).toEqual(log)
      expect(replay(kit.rules, JSON.parse(JSON.stringify(log)) as Entry[])).toEqual(state)
    }
  })

  it('stores nothing but what its schema knows', () => {
    for (const { event } of played(kit, ruleset, 'schema').log)
      expect(kit.wire.event.parse(event)).toEqual(event)
  })

  it('has a result for every seat, made of facts that it names', () => {
    for (const seed of seeds) {
      const { state } = played(kit, ruleset, seed)
      const outcome = kit.rules.outcome(state)
      const results = kit.results.of(state)
      if (outcome?.kind !== 'decided') throw new Error('the match is not decided')
      expect(results.map(({ points }) => points)).toEqual(outcome.points)
      expect(results.map(({ place }) => place)).toEqual(outcome.places)
      expect(results.map(({ team }) => team)).toEqual(outcome.teams)
      for (const { points, facts, role } of results) {
        expect([points, ...Object.values(facts)].every(Number.isSafeInteger)).toBe(true)
        expect(Object.keys(facts).sort()).toEqual(Object.keys(kit.results.facts).sort())
        expect(role === null || role in kit.results.roles).toBe(true)
      }
      const isShared = results.every(
        ({ team, points }) => team === results[0]?.team && points === results[0].points,
      )
      if (kit.results.shared) expect(isShared).toBe(true)
      else expect(new Set(results.map(({ team }) => team)).size).toBeGreaterThan(1)
      if (kit.setup.selfPlay) expect(isShared).toBe(true)
    }
  })

  it('can be called off at any time', () => {
    const { log } = played(kit, ruleset, 'void')
    for (const length of [1, Math.floor(log.length / 2), log.length - 1]) {
      const voided = kit.rules.evolve(replay(kit.rules, log.slice(0, length)), {
        type: 'match-voided',
        reason: 'platform-fault',
      })
      expect(kit.rules.turns(voided)).toEqual([])
      expect(kit.rules.outcome(voided)).toEqual({ kind: 'void', reason: 'platform-fault' })
      expect(kit.results.of(voided)).toEqual([])
    }
  })
}

/** What somebody makes of the first entry of a ruling who knows only the log and the seed. */
function ruledAgain(kit: Kit, before: unknown, entries: readonly Entry[], seed: string) {
  const [first, second] = JSON.parse(JSON.stringify(entries)) as Entry[]
  if (!first) return undefined
  return rulingBehind(kit, before, { ...first, next: second?.event }, seed)?.events
}

function describeAnswers(kit: Kit, ruleset: AnyRuleset, { mostEntries, mayBeVoid = false }: Expected): void {
  it('takes any answer, and ends all the same', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string(), fc.infiniteStream(answersTo()), (seed, answers) => {
        const seats = [...Array(ruleset.players).keys()]
        const match = new MatchInPlay({ game: kit.rules, seats, seed })
        const dated = () => ''
        const material = kit.setup.draw(ruleset, 'en', rngAt(seed, materialAt))
        match.open({ ruleset, language: 'en', material }, dated)
        for (let [turn] = match.turns(); turn; [turn] = match.turns()) {
          const { value } = answers.next() as { value: typeof answers extends Iterator<infer V> ? V : never }
          const text = value(kit.wire.fields(match.stateOf(turn.seat), turn))
          const move =
            text === undefined
              ? ({ kind: 'forfeit', reason: 'timeout' } as const)
              : kit.rules.readMove(match.state, turn, text)
          const before = match.state
          const entries = match.rule(turn, move, dated)
          expect(ruledAgain(kit, before, entries, seed)).toEqual(entries.map(({ event }) => event))
          for (const { event } of entries) {
            const isKnown = mayBeVoid && event.type === 'match-voided'
            if (!isKnown) expect(kit.wire.event.parse(event)).toEqual(event)
          }
          if (match.log.length > 4 * mostEntries) throw new Error('the match does not end')
        }
        const endings = mayBeVoid ? ['decided', 'void'] : ['decided']
        expect(endings).toContain(kit.rules.outcome(match.state)?.kind)
      }),
      { numRuns: 40 },
    )
  })

  it('refuses the move of a seat whose turn it is not', () => {
    const { log } = played(kit, ruleset, 'turns')
    const state = replay(kit.rules, log.slice(0, Math.ceil(log.length / 2)))
    const due = new Set(kit.rules.turns(state).map(({ seat }) => seat))
    for (let seat = 0; seat < ruleset.players; seat++) {
      if (due.has(seat)) continue
      const ruling = kit.rules.decide(state, seat, { kind: 'forfeit', reason: 'timeout' }, rngAt('', 0))
      expect(ruling).toMatchObject({ ok: false })
    }
  })

  it('reads each of the values that it says are legal', () => {
    const { log } = played(kit, ruleset, 'legal')
    for (let length = 1; length < log.length; length += 3) {
      const state = replay(kit.rules, log.slice(0, length))
      const [turn] = kit.rules.turns(state)
      const [field] = turn ? kit.wire.fields(state, turn) : []
      if (!turn || !field) continue
      for (const value of kit.wire.legal(state, turn) ?? []) {
        for (const text of [value, JSON.stringify({ [field.name]: value }), `I think so.\nMove: ${value}`]) {
          const ruling = kit.rules.decide(
            state,
            turn.seat,
            kit.rules.readMove(state, turn, text),
            rngAt('', 1),
          )
          expect(ruling).toMatchObject({ ok: true })
          expect(JSON.stringify(ruling), `${value} in “${text}”`).not.toContain('move-refused')
        }
      }
    }
  })
}

function describeReaders(kit: Kit, ruleset: AnyRuleset): void {
  it.each(languages)(
    'tells every event in a line, and shows every state (%s)',
    { timeout: 60_000 },
    (language) => {
      const { log } = played(kit, ruleset, 'told', language)
      const teller = { language, nameOf: (seat: Seat) => `<${seat}>` }
      const viewers = ['spectator', ...Array(ruleset.players).keys()] as const
      for (const viewer of viewers) {
        let state = kit.rules.blank
        for (const entry of log) {
          state = advance(kit.rules, state, redact(kit.rules, viewer, entry))
          const scene = kit.scene(state, viewer === 'spectator' ? null : viewer)
          expect(scene.caption[language]).not.toBe('')
          expect(scene.seats.map(({ seat }) => seat)).toEqual([...Array(ruleset.players).keys()])
          expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
          if (viewer === 'spectator') continue
          const { data, text } = kit.wire.observe(state, viewer)
          expect(text).not.toBe('')
          expect(JSON.parse(JSON.stringify(data))).toEqual(data)
        }
      }
      const lines = log.map(({ event }) => kit.wire.say(event as GameEvent, teller))
      expect(lines.every((line) => line === undefined || line.trim() !== '')).toBe(true)
      expect(lines.filter((line) => line !== undefined).length).toBeGreaterThan(1)
    },
  )

  it('shows every list that grows from the first turn to the end', () => {
    const { log } = played(kit, ruleset, 'grows')
    const shown: string[] = []
    let state = kit.rules.blank
    for (const entry of log) {
      state = advance(kit.rules, state, redact(kit.rules, 'spectator', entry))
      if (shown.length === 0 && kit.rules.turns(state).length === 0) continue
      const lists = kit.scene(state, null).parts.flatMap((part) => ('grows' in part ? [part.name.en] : []))
      shown.push(lists.join(', '))
    }
    expect(new Set(shown).size).toBe(1)
  })

  it('tells turning points of entries of the log, in order and in both languages', () => {
    const { log } = played(kit, ruleset, 'moments')
    const moments = kit.moments?.(log, (seat) => `<${seat}>`) ?? []
    const seqs = moments.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((one, other) => one - other))
    expect(seqs.every((seq) => seq < log.length)).toBe(true)
    expect(moments.every(({ text }) => text.en !== '' && text.zh !== '')).toBe(true)
    const hidden = log.map((entry) => ({ ...entry, event: { type: 'hidden' } as const }))
    expect(kit.moments?.(hidden, String) ?? []).toEqual([])
  })

  it('asks a seat the same by what it may know as by what the director knows', () => {
    const { log } = played(kit, ruleset, 'asked')
    for (let length = 1; length <= log.length; length++) {
      const known = log.slice(0, length)
      for (const turn of kit.rules.turns(replay(kit.rules, known))) {
        const own = replay(
          kit.rules,
          known.map((entry) => redact(kit.rules, turn.seat, entry)),
        )
        expect(kit.rules.turns(own).find(({ seat }) => seat === turn.seat)).toEqual(turn)
        expect(kit.wire.fields(own, turn).length).toBeGreaterThan(0)
      }
    }
  })
}

/** What a ruling tells everybody but the seat that answered. */
function toldToOthers(kit: Kit, state: unknown, turn: Turn, answer: object) {
  const move = kit.rules.readMove(state, turn, JSON.stringify(answer))
  const ruling = kit.rules.decide(state, turn.seat, move, rngAt('notes', 1))
  if (!ruling.ok) throw new Error(`not read: ${JSON.stringify(answer)}`)
  return ruling.events.filter((event) => {
    const audience = kit.rules.audience(event)
    return audience === 'everyone' || (audience !== 'nobody' && audience.some((seat) => seat !== turn.seat))
  })
}

function describeNotes(kit: Kit, ruleset: AnyRuleset): void {
  it('takes notes beside an answer or none, and tells nobody else what they say', { timeout: 60_000 }, () => {
    const { log } = played(kit, ruleset, 'notes')
    for (let length = 1; length < log.length; length++) {
      const state = replay(kit.rules, log.slice(0, length))
      for (const turn of kit.rules.turns(state)) {
        const fields = kit.wire.fields(state, turn)
        const notes = fields.filter(({ note }) => note)
        if (notes.length === 0) continue
        expect(notes.every(({ optional }) => optional)).toBe(true)
        const filled = (of: readonly Field[], number: number) =>
          Object.fromEntries(of.map((field) => [field.name, valueOf(field, number)]))
        const answer = filled(
          fields.filter(({ note }) => !note),
          length,
        )
        const told = (number: number) =>
          toldToOthers(kit, state, turn, { ...answer, ...filled(notes, number) })
        expect(told(length + 1)).toEqual(told(length))
        expect(toldToOthers(kit, state, turn, answer).map(({ type }) => type)).toEqual(
          told(length).map(({ type }) => type),
        )
      }
    }
  })
}

function describeHouse(kit: Kit, { ladder, ...expected }: Expected): void {
  const [ruleset] = kit.setup.presets

  it(`${kit.id}: house players have names in both languages, and strengths that differ`, () => {
    expect(kit.house.length).toBeGreaterThanOrEqual(3)
    expect(new Set(kit.house.map(({ slug }) => slug)).size).toBe(kit.house.length)
    expect(kit.house.map(({ strength }) => strength)).toEqual(kit.house.map((_, index) => index + 1))
    for (const { name, character } of kit.house)
      for (const language of languages) expect([name[language], character[language]]).not.toContain('')
  })

  it(`${kit.id}: house players never give an answer that is refused`, () => {
    for (const player of kit.house) {
      for (const seed of seeds) {
        const players = everybody(kit, ruleset).map(() => player)
        const { log } = playHouse(kit, { seed, ruleset, language: 'en', players })
        expect(log.filter(({ event }) => event.type === 'move-refused')).toEqual([])
      }
    }
  })

  it(`${kit.id}: the stronger of two house players gains more`, { timeout: 120_000 }, () => {
    const compared = kit.house.filter(({ slug }) => ladder?.includes(slug) ?? true)
    compared.forEach((stronger, index) => {
      const weaker = compared[index - 1]
      if (weaker) expect(lead(kit, { weaker, stronger, ...expected })).toBeGreaterThan(0)
    })
  })
}

interface Compared extends Expected {
  readonly weaker: HousePlayer<unknown>
  readonly stronger: HousePlayer<unknown>
}

/**
 * The mean of what a seat gains if it is given to the stronger of the two, over seats and deals. Together, all seats are
 * given to it.
 */
function lead(kit: Kit, { weaker, stronger, comparisons, together, amongAll }: Compared): number {
  const [ruleset] = kit.setup.presets
  let sum = 0
  // A table of one player alone is the same for every seat that is compared there.
  const resultsAt = new Map<string, ReturnType<typeof kit.results.of>>()
  for (let number = 0; number < comparisons; number++) {
    const seat = number % ruleset.players
    const deal = Math.floor(number / ruleset.players)
    const other = (amongAll ? kit.house[deal % kit.house.length] : undefined) ?? weaker
    const gained = (player: HousePlayer<unknown>) => {
      const players = everybody(kit, ruleset).map((_, at) => (together || at === seat ? player : other))
      const key = `${deal} ${players.map(({ slug }) => slug).join()}`
      const results =
        resultsAt.get(key) ??
        kit.results.of(playHouse(kit, { seed: `lead-${deal}`, ruleset, language: 'en', players }).state)
      resultsAt.set(key, results)
      return results[seat]?.points ?? 0
    }
    sum += gained(stronger) - gained(weaker)
  }
  return sum / comparisons
}

function describeTexts(kit: Kit): void {
  it(`${kit.id}: has its texts in both languages`, () => {
    for (const language of languages) {
      const { name, tagline, rules } = kit.texts[language]
      for (const ruleset of kit.setup.presets) expect([name, tagline, rules(ruleset)]).not.toContain('')
    }
    expect(kit.texts.en.tagline).not.toBe(kit.texts.zh.tagline)
  })

  it(`${kit.id}: has metrics of facts that it counts, and a board of metrics that it has`, () => {
    const { facts, metrics, conduct } = kit.results
    if (conduct !== undefined) expect(metrics.map(({ id }) => id)).toContain(conduct)
    for (const { of, per, name, formula } of metrics) {
      for (const fact of of) expect([...Object.keys(facts), 'points']).toContain(fact)
      for (const fact of per) expect([...Object.keys(facts), 'matches']).toContain(fact)
      for (const language of languages) expect([name[language], formula[language]]).not.toContain('')
    }
    for (const column of kit.board.columns) expect(metrics.map(({ id }) => id)).toContain(column)
    const parts = kit.board.parts ?? []
    for (const { metric, name } of parts) {
      expect(metrics.map(({ id }) => id)).toContain(metric)
      for (const language of languages) expect(name[language]).not.toBe('')
    }
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  })

  it(`${kit.id}: has presets that its schema takes, and refuses others with the name of the field`, () => {
    for (const ruleset of kit.setup.presets) expect(kit.setup.ruleset.parse(ruleset)).toEqual(ruleset)
    for (const field of ['players', 'turnLimitMs']) {
      const refused = kit.setup.ruleset.safeParse({ ...kit.setup.presets[0], [field]: -1 })
      expect(refused.error?.issues[0]?.path).toEqual([field])
    }
  })
}
