/** Length of the shorter side of a stage in px, before it is scaled. */
const SHORT_SIDE = 1080

export const STAGE_FITS = ['contain', 'width', 'stretch'] as const
/** How a stage fills a display of another ratio: whole, over its width, or distorted. */
export type StageFit = (typeof STAGE_FITS)[number]

/** The size of a stage by its ratio (`16:9`), in px before it is scaled. */
export function stageSize(ratio: string): { width: number; height: number } {
  const [across = 16, down = 9] = ratio.split(':').map(Number)
  const unit = SHORT_SIDE / Math.min(across, down)
  return { width: Math.round(across * unit), height: Math.round(down * unit) }
}

interface Size {
  width: number
  height: number
}

/** Scale and place of a stage on a display. */
export function placeStage(stage: Size, display: Size, fit: StageFit) {
  const [across, down] = [display.width / stage.width, display.height / stage.height]
  const scale = fit === 'width' ? across : Math.min(across, down)
  const [scaleX, scaleY] = fit === 'stretch' ? [across, down] : [scale, scale]
  return {
    scaleX,
    scaleY,
    x: (display.width - stage.width * scaleX) / 2,
    // A page that is higher than the display begins at its top.
    y: Math.max(0, (display.height - stage.height * scaleY) / 2),
  }
}
