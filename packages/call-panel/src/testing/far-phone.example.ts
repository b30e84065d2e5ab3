import * as JsSIP from 'jssip'
import { IncomingRequest } from 'jssip/lib/SIPMessage.js'
import type { RTCSessionEvent } from 'jssip/lib/UA.js'
import { byOf } from '../core/jssip-call.ts'

interface FarPhoneOptions {
  seat: string
  port: number
  password: string
  /** Sends its sound before it answers, as networks that play announcements do. Its button answers. */
  isEarly: boolean
}

/** A phone of another make: answers every call, and calls the numbers that it is asked to call (REFER). */
export function startFarPhone({ seat, port, password, isEarly }: FarPhoneOptions) {
  const agent = new JsSIP.UA({
    uri: `sip:${seat}@127.0.0.1`,
    password,
    sockets: [new JsSIP.WebSocketInterface(`wss://127.0.0.1:${port}`)],
    session_timers: false,
  })
  agent.on('registered', () => {
    document.body.innerHTML = '<main data-online="true">online</main>'
  })
  agent.on('newRTCSession', ({ originator, session, request }: RTCSessionEvent) => {
    if (isEarly && request instanceof IncomingRequest) return void sendEarly(request, agent.contact.toString())
    const mediaConstraints = { audio: true, video: false }
    session.on('refer', ({ accept }) => accept(undefined, { mediaConstraints }))
    if (byOf(originator) === 'remote') session.answer({ mediaConstraints })
  })
  agent.start()
}

/** Answers an INVITE by 183 with a session description, and by 200 with the same one when the button is pressed. */
async function sendEarly(request: IncomingRequest, contact: string) {
  const connection = new RTCPeerConnection()
  await connection.setRemoteDescription({ type: 'offer', sdp: request.body })
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  for (const track of stream.getTracks()) connection.addTrack(track, stream)
  await connection.setLocalDescription()
  while (connection.iceGatheringState !== 'complete')
    await new Promise((resolve) => connection.addEventListener('icegatheringstatechange', resolve, { once: true }))
  const headers = [`Contact: ${contact}`, 'Content-Type: application/sdp']
  const reply = (status: number) => {
    // The types of JsSIP omit the method.
    if ('reply' in request && typeof request.reply === 'function')
      request.reply(status, null, headers, connection.localDescription?.sdp)
  }
  reply(183)
  const answer = document.createElement('button')
  answer.textContent = '接听'
  answer.addEventListener('click', () => reply(200))
  document.body.append(answer)
}
