import type { SquarePicture } from '../../server/picture/square-picture.ts'
import type { FieldError } from '../agent-form/form-state.ts'

type Fault = Extract<SquarePicture, { ok: false }>['fault']

const codes = {
  kind: 'avatar',
  bytes: 'avatar',
  side: 'avatarSide',
  ratio: 'avatarRatio',
  frames: 'avatarFrames',
  unreadable: 'avatarUnreadable',
  'too-dear': 'avatarTooDear',
  busy: 'avatarBusy',
} as const satisfies Record<Fault['reason'], FieldError['code']>

/** The message beside the field for a refused picture, with the sides that the picture itself declares. */
export function avatarError(fault: Fault): FieldError {
  const code = codes[fault.reason]
  return 'width' in fault ? { code, name: `${fault.width} × ${fault.height}` } : { code }
}
