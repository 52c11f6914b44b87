import type { AgentFromServer, AgentToServer } from '@wis/protocol'
import type { Namespace } from 'socket.io'
import type { Door } from './door.ts'
import type { Phone } from './lines.ts'

export type AgentsNamespace = Namespace<AgentToServer, AgentFromServer>

/** Takes agents that dial in over socket.io: the hello is what they give as `auth`. */
export function openSocketIoDoor(agents: AgentsNamespace, door: Door): void {
  agents.on('connection', (socket) => {
    const phone: Phone = {
      send: (type, message) => {
        // One of the events that this namespace knows, with the message that belongs to it.
        const emit = socket.emit.bind(socket) as (type: string, message: unknown) => boolean
        emit(type, message)
      },
      hangUp: () => void socket.disconnect(true),
    }
    const visit = door.knock(socket.handshake.auth, phone)
    socket.on('turn.answer', (message) => void visit.then((known) => known?.hear(message)))
    socket.on('disconnect', () => void visit.then((known) => known?.left()))
  })
}
