/** The build of this page; empty in development. The build writes it into index.html. */
export const shellVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="sqos-version"]')?.content ?? ''

/** The current build on the server; undefined when it cannot be read. */
export async function latestVersion(fetchFile: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const response = await fetchFile('/version.json', { cache: 'no-store' })
    const answer: unknown = response.ok ? await response.json() : undefined
    if (typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined
    return typeof answer.version === 'string' ? answer.version : undefined
  } catch {
    // Temporarily unreachable, or a page of a proxy: the next check decides.
    return undefined
  }
}
