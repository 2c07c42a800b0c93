/** One soft sound: two notes of a bar's bell. Silent where the browser gives no sound. */

let context: AudioContext | null = null

export function ring(): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') context.resume().catch(() => undefined)
    note(context, 587.33, 0, 0.05)
    note(context, 880, 0.12, 0.04)
  } catch {
    // A browser without sound plays as well.
  }
}

function note(audio: AudioContext, pitch: number, delay: number, volume: number): void {
  const begins = audio.currentTime + delay
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, begins)
  loudness.gain.linearRampToValueAtTime(volume, begins + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + 0.6)
  tone.connect(loudness).connect(audio.destination)
  tone.start(begins)
  tone.stop(begins + 0.65)
}
