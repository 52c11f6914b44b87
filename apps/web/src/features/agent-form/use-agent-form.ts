import { startTransition, useActionState } from 'react'
import type { FormEvent } from 'react'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import type { AgentFormState } from './form-state.ts'

type Action = (state: AgentFormState, form: FormData) => Promise<AgentFormState>

/**
 * A form sent to a server action. With scripts, the page stays as it is, so that not even a secret has to be typed
 * again, and the first wrong field gets the focus. Without scripts, the page is drawn again from the values that the
 * action kept.
 */
export function useAgentForm(action: Action, initial: AgentFormState) {
  const [state, send, isPending] = useActionState(action, initial)
  const ref = useFirstWrong(state)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    startTransition(() => send(form))
  }
  return { state, isPending, form: { ref, action: send, onSubmit } }
}
