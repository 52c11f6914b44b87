'use server'

import { removeAvatar, saveAvatar } from '@wis/db'
import { database } from '../../server/database.ts'
import { failed } from '../agent-form/form-state.ts'
import type { AgentFormState } from '../agent-form/form-state.ts'
import { done, onOwnAgent } from './own-agent.ts'
import { isPicture, mostPictureBytes, squareWebp } from './square-webp.ts'

export async function saveAvatarWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.change' }, async ({ agentId }) => {
    const file = form.get('avatar')
    if (!(file instanceof File) || file.size === 0 || file.size > mostPictureBytes)
      return failed('avatar', 'avatar')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isPicture(bytes)) return failed('avatar', 'avatar')
    const image = await squareWebp(bytes)
    if (!image) return failed('avatar', 'avatarUnreadable')
    await saveAvatar(database(), agentId, image)
    return done
  })
}

export async function removeAvatarWith(_: AgentFormState, form: FormData): Promise<AgentFormState> {
  return onOwnAgent(form, { action: 'agent.change' }, async ({ agentId }) => {
    await removeAvatar(database(), agentId)
    return done
  })
}
