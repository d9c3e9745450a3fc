// Sockets to this house. The token of a link is offered as a subprotocol: an address would be logged on its way.
export function openSocket(path: string, link: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const protocols = link ? ["fivefold", `fivefold.link.${link}`] : ["fivefold"];
  return new WebSocket(`${scheme}://${location.host}${path}`, protocols);
}
