interface PlayContext {
  globals: Record<string, unknown>
}

type Play = (context: PlayContext) => unknown

const isStory = (value: unknown): value is { play?: Play } => typeof value === 'object' && value !== null

/** Makes the play functions of stories run in Chinese only. */
export function playInChinese(stories: readonly unknown[]): void {
  for (const story of stories) {
    if (!isStory(story) || !story.play) continue
    const { play } = story
    story.play = (context) => (context.globals['language'] === 'zh' ? play(context) : undefined)
  }
}
