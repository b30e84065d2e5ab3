/** The build that this page came from; empty while developing. Written by the build into index.html. */
export const shellVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="sqos-version"]')?.content ?? ''

/** The build that the server has now; nothing when it does not say. */
export async function latestVersion(fetchFile: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const response = await fetchFile('/version.json', { cache: 'no-store' })
    const answer: unknown = response.ok ? await response.json() : undefined
    if (typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined
    return typeof answer.version === 'string' ? answer.version : undefined
  } catch {
    // Away for a moment, or a proxy's own page: the next look will tell.
    return undefined
  }
}
