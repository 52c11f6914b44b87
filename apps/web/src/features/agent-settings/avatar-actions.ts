'use server'

import { removeAvatar, saveAvatar } from '@wis/db/agents'
import { database } from '../../server/database.ts'
import { pictureLimits } from '../../server/picture/picture-limits.ts'
import { squarePicture } from '../../server/picture/square-picture.ts'
import { failed } from '../agent-form/form-state.ts'
import type { AgentFormState } from '../agent-form/form-state.ts'
import { avatarError } from './avatar-error.ts'
import { done, onOwnAgent } from './own-agent.ts'

export async function saveAvatarWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(
    form,
    { action: 'agent.change', deed: 'picture-changed' },
    async ({ agentId, ownerId }) => {
      const file = form.get('avatar')
      if (!(file instanceof File) || file.size > pictureLimits.mostBytes) return failed('avatar', 'avatar')
      const picture = await squarePicture(new Uint8Array(await file.arrayBuffer()), ownerId ?? agentId)
      if (!picture.ok) return { errors: { avatar: avatarError(picture.fault) }, kept: {} }
      await saveAvatar(database(), agentId, picture.image)
      return done
    },
  )
}

export async function removeAvatarWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.change', deed: 'picture-changed' }, async ({ agentId }) => {
    await removeAvatar(database(), agentId)
    return done
  })
}
