export { matchmakingRule } from '@wis/protocol'
