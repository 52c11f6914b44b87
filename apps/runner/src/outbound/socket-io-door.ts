import type { AgentFromServer, AgentToServer } from '@wis/protocol'
import type { Namespace } from 'socket.io'
import type { Door } from './door.ts'
import type { Phone } from './lines.ts'

export type AgentsNamespace = Namespace<AgentToServer, AgentFromServer>

/** Takes agents that dial in over socket.io. Their hello is the `auth` of the connection. */
export function openSocketIoDoor(agents: AgentsNamespace, door: Door): void {
  agents.on('connection', (socket) => {
    const phone: Phone = {
      send: (type, message) => {
        // The name is an event of this namespace, and the message has its type.
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
