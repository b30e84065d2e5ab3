/** Plays two short tones. Browsers refuse sound before the user has touched the page; then nothing is heard. */
export function playChime(): void {
  if (!('AudioContext' in window)) return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.08, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5)
  volume.connect(audio.destination)
  for (const [start, frequency] of [
    [0, 660],
    [0.15, 880],
  ] as const) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(audio.currentTime + start)
    tone.stop(audio.currentTime + start + 0.25)
  }
  setTimeout(() => void audio.close(), 1000)
}
