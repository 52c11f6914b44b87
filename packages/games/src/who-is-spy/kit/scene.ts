import type { InBoth, Seat } from '@wis/engine'
import { fifteenthsPerPoint } from '../../contract/results.ts'
import type { Scene, SceneGuess, ScenePart, SeatReasons, SeatScene } from '../../contract/scene.ts'
import { explainPoints } from '../scoring.ts'
import type { PointLine } from '../scoring.ts'
import type { Round, SpyState } from '../state.ts'
import { due } from '../turns.ts'
import { leaders } from '../votes.ts'
import { lastWords, spyTalk } from './talk.ts'

/** The table as a reader sees it who knows this state. */
export function spyScene(state: SpyState): Scene {
  const { aliases, living, rounds, spy, dealt, ruleset, ending } = state
  const asked = new Set(state.phase === 'over' ? [] : due(state).seats)
  const seats = Array.from({ length: ruleset.players }, (_, seat) => {
    const isOut = aliases.length > 0 && !living.includes(seat)
    const said = lastWords(state, seat)
    return {
      seat,
      name: aliases[seat] ?? '',
      isAsked: asked.has(seat),
      ...(isOut && { isOut }),
      note: noteOf({ isOut, isSpy: seat === spy, word: dealt[seat] }),
      ...(said !== undefined && { said }),
      ...(spy !== null && { side: seat === spy ? 'bad' : 'good' }),
    } satisfies SeatScene
  })
  const parts = rounds.flatMap(partsOf)
  const round = rounds.at(-1)?.round
  return {
    caption: captionOf(state),
    seats,
    parts,
    ...(round !== undefined && { round }),
    talk: spyTalk(state),
    secrets: [
      { name: { en: 'Civilians’ word', zh: '平民词' }, text: state.words?.civilian ?? null, side: 'good' },
      { name: { en: 'Spy’s word', zh: '卧底词' }, text: state.words?.spy ?? null, side: 'bad' },
    ],
    ...(ending?.kind === 'decided' && { reasons: reasonsOf(state) }),
    guess: spyGuess(state),
  }
}

/** What is said of the seat that everybody looks for. */
export const sought = {
  name: { en: 'spy', zh: '卧底' },
  that: { en: 'is the spy', zh: '是卧底' },
  count: 1,
} as const

/** Whoever watches may guess from the first round on. */
export function spyGuess({ phase, rounds, spy }: SpyState): SceneGuess {
  const last = rounds.at(-1)
  const round = phase === 'over' ? 0 : (last?.round ?? 0)
  return {
    ...sought,
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
}

function noteOf({ isOut, isSpy, word }: Noted): InBoth<string> | null {
  const en = [isSpy ? 'spy' : '', word === undefined ? '' : `“${word}”`, isOut ? 'out' : '']
  const zh = [isSpy ? '卧底' : '', word === undefined ? '' : `“${word}”`, isOut ? '出局' : '']
  const shown = en.filter((part) => part !== '')
  return shown.length === 0
    ? null
    : { en: shown.join(' · '), zh: zh.filter((part) => part !== '').join(' · ') }
}

function partsOf({ round, isRunOff, speeches, fouls, vote }: Round): readonly ScenePart[] {
  const isFoul = (seat: Seat) => fouls.some((foul) => foul.seat === seat)
  const said: ScenePart = {
    kind: 'speeches',
    name: isRunOff
      ? { en: `Round ${round}: run-off`, zh: `第${round}轮：加赛` }
      : { en: `Round ${round}`, zh: `第${round}轮` },
    speeches: speeches.map((speech) => ({
      seat: speech.seat,
      text: speech.kind === 'given' ? speech.text : null,
      tone: isFoul(speech.seat) ? 'bad' : 'plain',
    })),
  }
  if (!vote?.revealed) return [said]
  const name = { en: `Votes of round ${round}`, zh: `第${round}轮投票` }
  return [said, { kind: 'ballots', name, ballots: vote.revealed }]
}

function captionOf({ phase, rounds, ending, aliases }: SpyState): InBoth<string> {
  const last = rounds.at(-1)
  const round = last?.round ?? 0
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (ending)
    return ending.winner === 'spy'
      ? { en: 'The spy has won.', zh: '卧底获胜。' }
      : { en: 'The civilians have won.', zh: '平民获胜。' }
  if (phase === 'speaking') return { en: `Round ${round}: speeches.`, zh: `第${round}轮：发言。` }
  if (phase === 'voting') return { en: `Round ${round}: the vote.`, zh: `第${round}轮：投票。` }
  return last ? endOfRound(last, aliases) : { en: 'The match is about to begin.', zh: '对局即将开始。' }
}

/** Whether the match goes on after a round, its next entry says. */
function endOfRound({ vote, out }: Round, aliases: readonly string[]): InBoth<string> {
  const gone = out.map(({ seat }) => aliases[seat] ?? '')
  if (gone.length > 0)
    return {
      en: `${gone.join(', ')} ${gone.length === 1 ? 'is' : 'are'} out.`,
      zh: `${gone.join('、')}出局。`,
    }
  const [first, ...others] = leaders(vote?.revealed ?? [])
  if (first === undefined) return { en: 'The round is over.', zh: '本轮结束。' }
  if (others.length > 0) return { en: 'The vote is tied.', zh: '投票平局。' }
  return { en: `${aliases[first] ?? ''} has the most votes.`, zh: `${aliases[first] ?? ''}得票最多。` }
}

/** Why each seat has its points. */
const reasonsOf = (state: SpyState): readonly SeatReasons[] =>
  explainPoints(state).map((lines, seat) => ({
    seat,
    lines: lines.map((line) => reasonOf(line, (other) => state.aliases[other] ?? '')),
  }))

function reasonOf(line: PointLine, nameOf: (seat: Seat) => string): InBoth<string> {
  const points = pointsText(line.fifteenths)
  switch (line.kind) {
    case 'pot':
      return { en: `the whole pot: ${points}`, zh: `独得奖池：${points}` }
    case 'spy-round':
      return { en: `out in round ${line.round}: ${points}`, zh: `第${line.round}轮出局：${points}` }
    case 'share': {
      const share = `${line.pot / fifteenthsPerPoint} ÷ ${line.among} = ${points}`
      return { en: share, zh: share }
    }
    case 'vote-bonus':
      return line.fifteenths > 0
        ? {
            en: `+${points} for a correct vote in round ${line.round}`,
            zh: `第${line.round}轮投中：+${points}`,
          }
        : {
            en: `${points}: named by ${nameOf(line.voter)} in round ${line.round}`,
            zh: `第${line.round}轮被${nameOf(line.voter)}投中：${points}`,
          }
    case 'credit':
      return { en: `${credits[line.ending].en}: ${points}`, zh: `${credits[line.ending].zh}：${points}` }
  }
}

type Credit = Extract<PointLine, { kind: 'credit' }>['ending']

const credits: Readonly<Record<Credit, InBoth<string>>> = {
  caught: { en: 'the spy is out', zh: '卧底出局' },
  escaped: { en: 'the spy is still in', zh: '卧底仍在场' },
  even: { en: 'the votes were even', zh: '票数并列，无人出局' },
}

function pointsText(fifteenths: number): string {
  const hundredths = Math.round((Math.abs(fifteenths) * 100) / fifteenthsPerPoint)
  return `${fifteenths < 0 && hundredths > 0 ? '−' : ''}${hundredths / 100}`
}
