import { z } from 'zod'

export const errorStatus = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
  'too-many-requests': 429,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

export const apiError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
})
export type ApiError = z.infer<typeof apiError>
