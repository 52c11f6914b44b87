import type { Opponent } from '@wis/db/agents'
import { replay } from '@wis/engine'
import { genres, kits, playHouse } from '@wis/games'
import type { GameKit, Language, Scene } from '@wis/games'
import { useFormatter, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { SkeletonRows } from '../../components/loading/skeleton.tsx'
import { EmptyState, Notice } from '../../components/page/notice.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { HistoryCurve } from '../agent/history-curve.tsx'
import { Opponents } from '../agent/opponents.tsx'
import { IntervalBar } from '../lab/interval-chart.tsx'
import { RatingBar } from '../leaderboard/skill/rating-bar.tsx'
import '../scene/card-table/card-table.module.css'
import '../scene/scene.module.css'
import { Trend } from '../leaderboard/trend/trend.tsx'
import { SeatChip, seatTone } from '../match/table/seat-chip.tsx'
import { MissingPage } from '../site/missing-page.tsx'
import { SampleSection } from './control-samples.tsx'
import { FailedSample, TableSample } from './live-samples.tsx'
import { sampleAgents } from './sample-agents.ts'

/** By their names in globals.css. */
const colours = [
  ['ground', 'bg-ground'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['felt', 'bg-felt'],
  ['rim', 'bg-rim'],
  ['line', 'bg-line'],
  ['strong', 'bg-strong'],
  ['ink', 'bg-ink'],
  ['soft', 'bg-soft'],
  ['faint', 'bg-faint'],
  ['brass', 'bg-brass'],
  ['lamp', 'bg-lamp'],
] as const

export function Colours() {
  const t = useTranslations('design')
  return (
    <SampleSection id="colours" title={t('colours')}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {colours.map(([name, style]) => (
          <li key={name}>
            <span className={`block h-16 rounded-card border border-line ${style}`} />
            <code className="mt-2 block text-xs text-soft">{name}</code>
          </li>
        ))}
      </ul>
    </SampleSection>
  )
}

export function TypeSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="type" title={t('type')}>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="space-y-4">
          <p className="display text-[clamp(2.25rem,5vw,3.75rem)]">{t('sentence')}</p>
          <p className="display text-2xl">{t('sentence')}</p>
          <p className="label">{t('label')}</p>
        </div>
        <div className="max-w-[62ch] space-y-4">
          <p>{t('paragraph')}</p>
          <p className="text-sm text-soft">{t('paragraph')}</p>
          <p className="figures text-sm">0123456789 · 1,532 +14/−13 · 12 ÷ 4 + 1</p>
        </div>
      </div>
    </SampleSection>
  )
}

/** Three weeks of an agent that improved, and improved much with its second version. */
const days = Array.from({ length: 21 }, (_, at) => {
  const value = 1460 + at * 3 + (at > 12 ? 40 : 0) + (at % 3) * 6
  return { day: `2026-01-${String(at + 1).padStart(2, '0')}`, value, version: at > 12 ? 2 : 1 }
})
const axis = { low: 1350, high: 1700 }

export function ChartSamples() {
  const t = useTranslations('design')
  const { number } = useFormatter()
  return (
    <SampleSection id="charts" title={t('charts')}>
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <HistoryCurve
          title={t('history')}
          points={days.map((day) => ({ ...day, low: day.value - 45, high: day.value + 45 }))}
          format={(value) => number(value, { maximumFractionDigits: 0 })}
        />
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-8 gap-y-5 text-sm">
          <dt>{t('rate')}</dt>
          <dd className="flex flex-wrap gap-x-6 gap-y-2">
            <IntervalBar
              axis={{ low: 0, high: 1 }}
              value={0.42}
              low={0.31}
              high={0.54}
              className="h-5 w-40"
            />
            <IntervalBar axis={{ low: 0, high: 1 }} value={0.66} low={0.6} high={0.72} className="h-5 w-40" />
          </dd>
          <dt>{t('rating')}</dt>
          <dd className="grid gap-2">
            <RatingBar axis={axis} rating={1532} low={1519} high={1546} />
            <RatingBar axis={axis} rating={1440} low={1380} high={1500} />
          </dd>
          <dt>{t('trend')}</dt>
          <dd className="w-20">
            <Trend days={days.map(({ day, value, version }) => ({ day, rating: value, version }))} />
          </dd>
        </dl>
      </div>
    </SampleSection>
  )
}

const seats = [0, 1, 2, 3, 4, 5]

export function SeatSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="seats" title={t('seats')}>
      <ul className="flex flex-wrap gap-6">
        {seats.map((seat) => (
          <li key={seat} className="grid justify-items-center gap-2">
            <span className="block size-20 overflow-hidden rounded-full border border-rim">
              <Avatar id={`sample-${seat}`} tone={seatTone(seat)} className="size-full" />
            </span>
            <SeatChip seat={seat} />
          </li>
        ))}
      </ul>
    </SampleSection>
  )
}

const met: readonly Opponent[] = sampleAgents.slice(1, 5).map((agent, at) => ({
  agent: { ...agent, owner: null },
  matches: 40 - at * 7,
  difference: 14 - at * 9,
  ahead: 20 - at * 5,
  level: 3,
  behind: 17 - at * 2,
}))

export function MetSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="met" title={t('met')}>
      <div className="max-w-3xl">
        <Opponents slug="fox" game="who-is-spy" opponents={met} />
      </div>
    </SampleSection>
  )
}

/** How far the matches have come that are shown. */
const share = 0.6

/** A table of each kind of game, with house players at it. */
export function GameSamples({ language }: { language: Language }) {
  const t = useTranslations('design')
  const shown = genres.flatMap((genre) => kits.find((kit) => kit.genre === genre) ?? [])
  return (
    <SampleSection id="match" title={t('match')}>
      <div className="grid gap-14">
        {shown.map((kit) => (
          <TableSample key={kit.id} name={kit.texts[language].name} scene={sceneOf(kit, language)} />
        ))}
      </div>
    </SampleSection>
  )
}

function sceneOf(kit: GameKit, language: Language): Scene {
  const [ruleset] = kit.setup.presets
  const players = Array.from(
    { length: ruleset.players },
    (_, at) => kit.house[at % kit.house.length] ?? kit.house[0],
  )
  const dated = (seq: number) => new Date(Date.UTC(2026, 0, 1, 20, 0, seq * 3)).toISOString()
  const { log } = playHouse(kit, { seed: 'pieces', ruleset, language, players, dated })
  return kit.scene(replay(kit.rules, log.slice(0, Math.ceil(log.length * share))), null)
}

/** Text that users may write. It must never turn the text around it, nor hide anything. */
const hostile = 'harmless \u202etxet desrever\u202c <b>not bold</b> zero\u200bwidth'

export function StateSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="states" title={t('states')}>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="grid gap-6 text-sm">
          <Notice>{t('notice')}</Notice>
          <div className="grid grid-cols-[1fr_auto] items-center gap-4">
            <ProgressBar done={27} all={40} label={t('progress')} />
            <span className="figures text-soft">27 / 40</span>
          </div>
          <p>
            <ForeignText text={hostile} />
          </p>
        </div>
        <SkeletonRows label={t('loading')} rows={3} />
      </div>
      <div className="grid gap-10 pt-10 lg:grid-cols-3">
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        <MissingPage isPage={false} />
        <FailedSample />
      </div>
    </SampleSection>
  )
}
