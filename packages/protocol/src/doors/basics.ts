// What knows no game. Code that takes only this is loaded without one.
export { errorStatus } from '../api-error.ts'
export type { ApiError, ErrorCode } from '../api-error.ts'
export { labLimitSettings, labLimitsOf } from '../lab-limits.ts'
export type { LabLimits } from '../lab-limits.ts'
export { notStorable, unstorableIn } from '../storable-text.ts'
export { isAgentPath } from '../wire/agent-namespace.ts'
