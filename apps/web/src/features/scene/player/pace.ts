import type { Speed } from '../../match/player/speeds.ts'
import type { PlayerStep } from './scene-player.ts'

const baseMs = 1300
const readingMsPerCharacter = { latin: 26, han: 80 }
const longestMs = 20_000
const shortestMs = 120

interface ScenePace {
  readonly step: Pick<PlayerStep, 'at' | 'say'>
  readonly next: Pick<PlayerStep, 'at'>
  readonly speed: Speed
  readonly locale: string
  /** How many steps a follower of a running match is behind; 0 for anybody else. */
  readonly behind: number
}

/** How long a step stays: long enough to read its line. A follower never falls far behind. */
export function sceneDwellMs({ step, next, speed, locale, behind }: ScenePace): number {
  if (speed === 'recorded') return clamp(Date.parse(next.at) - Date.parse(step.at))
  return clamp(usualMs(step, locale) / speed / Math.max(1, behind))
}

const usualMs = ({ say }: Pick<PlayerStep, 'say'>, locale: string) =>
  baseMs + readingMs(say?.[locale === 'zh' ? 'zh' : 'en'] ?? '')

function readingMs(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * readingMsPerCharacter.han + (text.length - han) * readingMsPerCharacter.latin
}

const clamp = (ms: number) =>
  Number.isFinite(ms) ? Math.min(longestMs, Math.max(shortestMs, ms)) : shortestMs

/** All that somebody has missed is shown in this time, however much it is. */
const missedMs = 22_000
/** As long as that leaves time to skim the lines, nothing goes faster than this. */
const skimming = 2
/** Pictures that change faster than this only flicker. */
const pictureMs = 300

/** How long a step stays for somebody who catches up, and after how many steps the next one is shown. */
export function catchUpPace(
  steps: readonly PlayerStep[],
  index: number,
  locale: string,
): { readonly ms: number; readonly by: number } {
  const usual = steps.map((step) => usualMs(step, locale))
  const whole = usual.reduce((sum, ms) => sum + ms, 0)
  const speed = Math.max(skimming, whole / missedMs)
  let [ms, by] = [0, 0]
  do {
    ms += (usual[index + by] ?? 0) / speed
    by += 1
  } while (ms < pictureMs && index + by < steps.length - 1)
  // Whoever comes looks at the table first.
  return { ms: index === 0 ? Math.max(ms, baseMs) : ms, by }
}
