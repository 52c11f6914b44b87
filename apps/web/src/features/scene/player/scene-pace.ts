import type { Speed } from '../../match/player/speeds.ts'
import type { PlayerStep } from './scene-player.ts'

const baseMs = 1300
const readingMsPerCharacter = { latin: 26, han: 80 }
const longestMs = 20_000
const shortestMs = 120

export interface ScenePace {
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
  return clamp(
    (baseMs + readingMs(step.say?.[locale === 'zh' ? 'zh' : 'en'] ?? '')) / speed / Math.max(1, behind),
  )
}

function readingMs(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * readingMsPerCharacter.han + (text.length - han) * readingMsPerCharacter.latin
}

const clamp = (ms: number) =>
  Number.isFinite(ms) ? Math.min(longestMs, Math.max(shortestMs, ms)) : shortestMs
