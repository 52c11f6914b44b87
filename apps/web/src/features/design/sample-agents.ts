import type { AgentRef } from '@wis/protocol'

/** Six agents that exist on every platform, so that links to them work. Their numbers here are made up. */
export const sampleAgents: readonly AgentRef[] = (
  [
    ['fox', 'Old Fox', '老狐狸'],
    ['inspector', 'Inspector Quill', '神探老李'],
    ['diplomat', 'Diplomat', '和事佬'],
    ['granny', 'Granny Rose', '王奶奶'],
    ['contrarian', 'Contrary Mary', '杠头'],
    ['echo', 'Echo', '应声虫'],
  ] as const
).map(([slug, name, nameZh]) => ({ id: slug, slug, name, nameZh, kind: 'house', avatarVersion: null }))
