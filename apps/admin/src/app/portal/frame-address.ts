import type { VideoLook } from '@sqos/portal'
import { config } from '../../config.ts'

/** The page of the server around a page or a video of another site, if its host is one of `hosts`: entries with commas, spaces or lines between. */
export function frameAddresses(hosts: string) {
  const allowed = new Set(
    hosts
      .toLowerCase()
      .split(/[\s,;，；]+/)
      .filter((host) => host !== ''),
  )
  return (address: string, video?: VideoLook): string | undefined => {
    if (!allowed.has(URL.parse(address)?.host ?? '')) return undefined
    const query = new URLSearchParams({ address })
    if (video) query.set('video', video.fit)
    if (video?.isAutoplay) query.set('autoplay', '1')
    if (video?.isLoop) query.set('loop', '1')
    return `${config.apiBase}/api/visualdev/Portal/Frame?${query.toString()}`
  }
}
