import { seatFactor } from '@wis/games'
import { scheduleOf } from '../../design/planned-match.ts'
import type { Schedule } from '../../design/planned-match.ts'
import { factorsOf } from '../../plan.ts'
import { namesOfCondition } from '../../report/condition-names.ts'
import { measuresOf } from '../../report/measure.ts'
import { selfPlay } from '../../spec/experiment-spec.ts'
import type { ExperimentSpec } from '../../spec/experiment-spec.ts'
import type { PlayerFacts } from '../study-facts.ts'
import { playersSaid } from './players-said.ts'
import { languageNames, listed, listedBoth, many, within } from './said.ts'
import type { Said } from './said.ts'

interface Designed {
  readonly spec: ExperimentSpec
  readonly players: Readonly<Record<string, PlayerFacts>>
}

/** What was played, by whom and how often, from the specification alone. */
export function designSaid({ spec, players }: Designed): readonly (Said | null)[] {
  const schedule = scheduleOf(spec)
  return [
    gameSaid(spec, schedule),
    opponentsSaid(spec, schedule, players),
    ...conditionsSaid(spec, schedule),
    dealsSaid(spec, schedule),
    balanceSaid(spec, schedule),
    arrangedSaid(spec, schedule),
    stopSaid(spec, schedule),
    measuresSaid(spec, schedule),
    probesSaid(spec, schedule),
  ]
}

function gameSaid({ ruleset, language }: ExperimentSpec, { kit }: Schedule): Said {
  const used = listedBoth(language.map((one) => languageNames[one]))
  const rules =
    ruleset === undefined
      ? { en: '', zh: '' }
      : { en: ` by the ruleset “${ruleset}”`, zh: `，规则集为“${ruleset}”` }
  return {
    en: `The game was ${kit.texts.en.name}${rules.en}, played in ${used.en}.`,
    zh: `游戏为${kit.texts.zh.name}${rules.zh}，使用${used.zh}。`,
  }
}

function opponentsSaid({ opponents }: ExperimentSpec, { kit }: Schedule, players: Designed['players']): Said {
  const house = kit.house.map(({ slug }) => slug)
  const names = opponents.length > 0 ? opponents : house
  const others = [...new Set(names.filter((name) => name !== selfPlay))]
  if (others.length === 0)
    return { en: 'The subject itself took every other seat, too.', zh: '其余座位也都由受试者自己担任。' }
  const said = playersSaid(others, players)
  return names.includes(selfPlay)
    ? {
        en: `The other seats were taken by the subject itself and by ${said.en}.`,
        zh: `其余座位由受试者自己和${said.zh}担任。`,
      }
    : { en: `The other seats were taken by ${said.en}.`, zh: `其余座位由${said.zh}担任。` }
}

function conditionsSaid(spec: ExperimentSpec, { kit }: Schedule): readonly Said[] {
  const named = spec.conditions.map((id) => namesOfCondition(kit, spec, id))
  if (named.length === 1 && spec.conditions[0] === 'baseline') return []
  const all = named.map(({ name, summary }) => ({
    en: `${name.en} (${within(summary.en)})`,
    zh: `${name.zh}（${within(summary.zh)}）`,
  }))
  return [
    {
      en: `Each subject played under ${many(named.length, 'condition')}: ${all.map(({ en }) => en).join('; ')}.`,
      zh: `每名受试者在${named.length}种条件下进行：${all.map(({ zh }) => zh).join('；')}。`,
    },
  ]
}

function dealsSaid({ subjects, conditions }: ExperimentSpec, schedule: Schedule): Said {
  const { deals, matches } = schedule
  const isMatched = subjects.length > 1 || conditions.length > 1
  const same = isMatched
    ? {
        en: 'All subjects played the same deals under every condition',
        zh: '所有受试者在每种条件下进行同样的牌局',
      }
    : { en: 'The deals were fixed in advance', zh: '牌局事先确定' }
  const dealt = contentsSaid(schedule)
  return {
    en: `${same.en}: ${many(deals, 'deal')} and ${many(matches, 'match', 'matches')} were planned. ${dealt.en}`,
    zh: `${same.zh}：计划${deals}个牌局、${matches}局对局。${dealt.zh}`,
  }
}

/** A plan with more deals is not counted here. */
const mostCounted = 20_000

function contentsSaid({ deals, contentOf }: Schedule): Said {
  if (contentOf(1) === undefined)
    return { en: 'In this game, chance alone decides a deal.', zh: '该游戏的牌局完全由随机数决定。' }
  if (deals > mostCounted)
    return { en: 'Deals of the same content are a cluster.', zh: '同一内容的牌局为一个聚类。' }
  const counts = new Map<string | undefined, number>()
  for (let deal = 1; deal <= deals; deal++)
    counts.set(contentOf(deal), (counts.get(contentOf(deal)) ?? 0) + 1)
  const [least, most] = [Math.min(...counts.values()), Math.max(...counts.values())]
  const often = least === most ? many(most, 'time') : `${least} to ${many(most, 'time')}`
  return {
    en: `They deal ${many(counts.size, 'different content')}, each ${often === '1 time' ? 'once' : often}.`,
    zh: `共${counts.size}份不同的内容，每份发${least === most ? most : `${least}至${most}`}次。`,
  }
}

function balanceSaid(spec: ExperimentSpec, schedule: Schedule): Said | null {
  const { kit } = schedule
  const decided = spec.design.arranged ? (kit.studies?.arranged?.decides ?? []) : []
  const factors = factorsOf(spec, schedule).filter(
    ({ factor, levels }) => levels.length > 1 && !decided.includes(factor),
  )
  const fixed = factorsOf(spec, schedule).filter(
    ({ factor, levels }) => levels.length === 1 && !decided.includes(factor),
  )
  if (factors.length === 0 && fixed.length === 0) return null
  const nameOf = (factor: string): Said =>
    factor === seatFactor
      ? { en: 'seat', zh: '座位' }
      : (kit.studies?.factors.find(({ id }) => id === factor)?.name ?? { en: factor, zh: factor })
  const { roles } = kit.results
  const levelOf = (level: string): Said => roles[level] ?? { en: level, zh: level }
  const balanced = listedBoth(
    factors.map(({ factor, levels }) => {
      const [name, all] = [nameOf(factor), levelsSaid(levels.map(levelOf))]
      return { en: `${name.en.toLowerCase()} (${all.en})`, zh: `${name.zh}（${all.zh}）` }
    }),
  )
  const alike = listedBoth(
    fixed.map(({ factor, levels: [level = ''] }) => {
      const [name, only] = [nameOf(factor), levelOf(level)]
      return {
        en: `${name.en.toLowerCase()} was always ${only.en}`,
        zh: `${name.zh}始终为${only.zh}`,
      }
    }),
  )
  const parts = [
    ...(factors.length > 0
      ? [
          {
            en: `Across the deals, the subject’s ${balanced.en} ${factors.length === 1 ? 'was' : 'were'} balanced as far as the numbers divide.`,
            zh: `在各个牌局之间，受试者的${balanced.zh}尽可能均衡。`,
          },
        ]
      : []),
    ...(fixed.length > 0 ? [{ en: `The subject’s ${alike.en}.`, zh: `受试者的${alike.zh}。` }] : []),
  ]
  return { en: parts.map(({ en }) => en).join(' '), zh: parts.map(({ zh }) => zh).join('') }
}

/** Numbers that follow each other are a range. */
function levelsSaid(levels: readonly Said[]): Said {
  const numbers = levels.map(({ en }) => Number(en))
  const isRange = numbers.length > 2 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
  const [first, last] = [numbers[0], numbers.at(-1)]
  return isRange ? { en: `${first} to ${last}`, zh: `${first}至${last}` } : listedBoth(levels)
}

function arrangedSaid({ design }: ExperimentSpec, { kit }: Schedule): Said | null {
  const { arranged } = kit.studies ?? {}
  if (!design.arranged || !arranged) return null
  return {
    en: 'Tables were laid on purpose, in blocks in which each arrangement comes once.',
    zh: '牌桌按区组安排，每个区组中每种安排各出现一次。',
  }
}

function stopSaid({ stop, probes }: ExperimentSpec, { kit, matches }: Schedule): Said {
  if (!stop || 'games' in stop)
    return {
      en: `The number of matches (${matches}) was fixed before the first one.`,
      zh: `对局数（${matches}）在第一局之前已经确定。`,
    }
  const measure = measuresOf(kit, probes).find(({ id }) => id === stop.of)?.name ?? {
    en: stop.of,
    zh: stop.of,
  }
  return {
    en: `Dealing stopped once the 95% interval of “${measure.en}” was no wider than ${stop.width} at two looks in a row. Every subject and condition had to meet this width. Dealing stopped after ${matches} matches at the latest. Looks came after 30 deals and then with each tenth more.`,
    zh: `当每名受试者在每种条件下“${measure.zh}”的95%区间连续两次查看都不宽于${stop.width}时停止发牌，最迟在${matches}局之后停止；第一次查看在30个牌局之后，此后每增加十分之一查看一次。`,
  }
}

function measuresSaid({ measures, probes }: ExperimentSpec, { kit }: Schedule): Said | null {
  const known = measuresOf(kit, probes)
  const named = measures.flatMap((id) => known.find((one) => one.id === id) ?? [])
  if (named.length === 0) return null
  const said = named.map(({ name, formula }) => ({
    en: `${name.en} (${formula.en})`,
    zh: `${name.zh}（${formula.zh}）`,
  }))
  return {
    en: `The declared measures are ${listed(said.map(({ en }) => en)).en}.`,
    zh: `事先声明的指标为：${said.map(({ zh }) => zh).join('；')}。`,
  }
}

function probesSaid({ probes }: ExperimentSpec, { kit }: Schedule): Said | null {
  const asked = (kit.studies?.probes ?? []).filter(({ id }) => probes.includes(id))
  if (asked.length === 0) return null
  const all = asked.map(({ name, summary }) => ({
    en: `${name.en} (${within(summary.en)})`,
    zh: `${name.zh}（${within(summary.zh)}）`,
  }))
  return {
    en: `After a match, agents were asked about some of its moments, as their seat knew them then. The questions left no trace in the match: ${all.map(({ en }) => en).join('; ')}.`,
    zh: `对局结束后，按当时座位所知的情况就对局中的某些时刻提问，对局本身不受影响：${all.map(({ zh }) => zh).join('；')}。`,
  }
}
