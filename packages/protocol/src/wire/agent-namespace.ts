/** Where agents dial in: the path of a bare WebSocket, and the namespace of socket.io. */
export const agentNamespace = '/agent'
