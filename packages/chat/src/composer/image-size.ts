/** Width and height of a picture in px. Rejects when the browser cannot read it. */
export async function imageSize(file: Blob): Promise<{ width: number; height: number }> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}
