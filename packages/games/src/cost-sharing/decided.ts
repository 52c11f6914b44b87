import type { SceneDecided } from '../contract/scene.ts'
import type { Shares } from './shares.ts'

interface Ended {
  readonly round: number
  readonly aliases: readonly string[]
  readonly stands: readonly (Shares | null)[]
  readonly agreed: Shares | undefined
}

/** What decided a negotiation: the proposal that all supported, or how far they were apart. */
export function decidedBy({ round, aliases, stands, agreed }: Ended): SceneDecided {
  if (agreed) {
    const each = agreed.map((share, at) => `${aliases[at] ?? ''} ${share} %`)
    return {
      title: { en: 'They agree', zh: '达成一致' },
      text: {
        en: `In round ${round}, all support one proposal: ${each.join(', ')}.`,
        zh: `第${round}轮，三方支持同一个方案：${each.join('，')}。`,
      },
    }
  }
  const proposals = new Set(stands.flatMap((stand) => (stand ? [stand.join()] : []))).size
  return {
    title: { en: 'No agreement', zh: '没有达成一致' },
    text: {
      en: `After ${round} rounds, the three still supported ${proposals} different proposals.`,
      zh: `${round}轮之后，三方仍支持${proposals}个不同的方案。`,
    },
  }
}
