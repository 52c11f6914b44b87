import type { InBoth, Seat } from '@wis/engine'
import { fifteenthsPerPoint } from '../../contract/results.ts'
import type { Scene, SceneGuess, ScenePart, SeatReasons, SeatScene } from '../../contract/scene.ts'
import { inBoth, namesOf, phrase } from '../../define/sentences.ts'
import { says } from '../content/generated/view.ts'
import { explainPoints } from '../scoring.ts'
import type { PointLine } from '../scoring.ts'
import type { Round, SpyState } from '../state.ts'
import { due } from '../turns.ts'
import { leaders } from '../votes.ts'
import { lastWords, roundName, spyTalk } from './talk.ts'

const { captions, parts } = says

/** The table as a reader sees it who knows this state. */
export function spyScene(state: SpyState): Scene {
  const { aliases, living, rounds, spy, dealt, ruleset, ending } = state
  const asked = new Set(state.phase === 'over' ? [] : due(state).seats)
  const won = ending?.kind === 'decided' ? explainPoints(state).map(sumOf) : []
  const seats = Array.from({ length: ruleset.players }, (_, seat) => {
    const isOut = aliases.length > 0 && !living.includes(seat)
    const said = lastWords(state, seat)
    return {
      seat,
      name: aliases[seat] ?? '',
      isAsked: asked.has(seat),
      ...(isOut && { isOut }),
      note: noteOf({ isOut, isSpy: seat === spy, word: dealt[seat], points: won[seat] }),
      ...(said !== undefined && { said }),
      ...(spy !== null && { side: seat === spy ? 'bad' : 'good' }),
    } satisfies SeatScene
  })
  const round = rounds.at(-1)?.round
  return {
    caption: captionOf(state),
    seats,
    parts: rounds.flatMap(partsOf),
    ...(round !== undefined && { round }),
    talk: spyTalk(state),
    secrets: [
      { name: parts.civilian, text: state.words?.civilian ?? null, side: 'good' },
      { name: parts.spy, text: state.words?.spy ?? null, side: 'bad' },
    ],
    ...(ending?.kind === 'decided' && { reasons: reasonsOf(state) }),
    guess: spyGuess(state),
  }
}

/** Whoever watches may guess from the first round on. */
export function spyGuess({ phase, rounds, spy }: SpyState): SceneGuess {
  const last = rounds.at(-1)
  const round = phase === 'over' ? 0 : (last?.round ?? 0)
  return {
    ...says.guess,
    count: 1,
    round,
    since: round + (last?.vote?.revealed ? 1 : 0),
    seats: spy === null ? null : [spy],
    ...(spy !== null && {
      named: rounds.flatMap(({ round: number, vote }) =>
        (vote?.revealed ?? []).map(({ seat, target }) => ({ round: number, seat, target })),
      ),
    }),
  }
}

interface Noted {
  readonly isOut: boolean
  readonly isSpy: boolean
  readonly word: string | undefined
  /** In fifteenths, once the match is decided. */
  readonly points: number | undefined
}

const pointsNote = (points: string): InBoth<string> =>
  points === '1' ? says.notes.points.one : phrase(says.notes.points, { points })

const sumOf = (lines: readonly PointLine[]) => lines.reduce((sum, { fifteenths }) => sum + fifteenths, 0)

function noteOf({ isOut, isSpy, word, points }: Noted): InBoth<string> | null {
  const { spy, out } = says.notes
  const held = word !== undefined && { en: `“${word}”`, zh: `“${word}”` }
  const total = points !== undefined && pointsNote(pointsText(points))
  const shown = [isSpy && spy, held, isOut && out, total].filter((part) => part !== false)
  return shown.length === 0 ? null : inBoth((language) => shown.map((part) => part[language]).join(' · '))
}

function partsOf(current: Round): readonly ScenePart[] {
  const { round, speeches, fouls, vote } = current
  const isFoul = (seat: Seat) => fouls.some((foul) => foul.seat === seat)
  const said: ScenePart = {
    kind: 'speeches',
    name: roundName(current),
    speeches: speeches.map((speech) => ({
      seat: speech.seat,
      text: speech.kind === 'given' ? speech.text : null,
      tone: isFoul(speech.seat) ? 'bad' : 'plain',
    })),
  }
  if (!vote?.revealed) return [said]
  return [said, { kind: 'ballots', name: phrase(parts.votes, { round }), ballots: vote.revealed }]
}

function captionOf({ phase, rounds, ending, aliases }: SpyState): InBoth<string> {
  const last = rounds.at(-1)
  if (ending) return captions[ending.kind === 'void' ? 'void' : ending.winner]
  if (phase === 'speaking' || phase === 'voting') return phrase(captions[phase], { round: last?.round ?? 0 })
  return last ? endOfRound(last, aliases) : captions.begins
}

/** Whether the match goes on after a round, its next entry says. */
function endOfRound({ round, vote, out }: Round, aliases: readonly string[]): InBoth<string> {
  const nameOf = (seat: Seat) => aliases[seat] ?? ''
  if (out.length > 0) {
    const gone = out.map(({ seat }) => seat)
    const names = inBoth((language) => namesOf(gone, { language, nameOf }))
    return phrase(gone.length === 1 ? captions['one-out'] : captions.out, { names })
  }
  // After the last speech, the vote is still to come.
  if (!vote) return phrase(captions.speaking, { round })
  const [first, ...others] = leaders(vote.revealed ?? [])
  if (first === undefined) return captions.over
  return others.length > 0 ? captions.tied : phrase(captions.most, { name: nameOf(first) })
}

/** Why each seat has its points. */
const reasonsOf = (state: SpyState): readonly SeatReasons[] =>
  explainPoints(state).map((lines, seat) => ({
    seat,
    lines: lines.map((line) => reasonOf(line, (other) => state.aliases[other] ?? '')),
  }))

function reasonOf(line: PointLine, nameOf: (seat: Seat) => string): InBoth<string> {
  const { reasons } = says
  const points = pointsText(line.fifteenths)
  switch (line.kind) {
    case 'pot':
      return phrase(reasons.pot, { points })
    case 'spy-round':
      return phrase(reasons['spy-round'], { round: line.round, points })
    case 'share':
      return phrase(reasons.share, { pot: line.pot / fifteenthsPerPoint, among: line.among, points })
    case 'vote-bonus': {
      const { round, voter, fifteenths } = line
      if (fifteenths > 0) return phrase(reasons.right, { round, points })
      return phrase(reasons.named, { round, points, name: nameOf(voter) })
    }
    case 'credit':
      return phrase(reasons[line.ending], { points })
  }
}

function pointsText(fifteenths: number): string {
  const hundredths = Math.round((Math.abs(fifteenths) * 100) / fifteenthsPerPoint)
  return `${fifteenths < 0 && hundredths > 0 ? '−' : ''}${hundredths / 100}`
}
