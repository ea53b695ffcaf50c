import { describe, expect, it } from 'vitest';
import { inHindi } from '../../.storybook/hindi.ts';

describe('a story in Hindi', () => {
  it('contains no Latin letters, because English words are transliterated', () => {
    expect(inHindi('Ananya Krishnan')).toBe('अनन्या क्रिश्नन');
    expect(inHindi('Struck through, quietly: a lazy fox jumps over it')).not.toMatch(/[a-z]/i);
  });

  it('keeps numbers, URLs and Hindi text unchanged', () => {
    expect(inHindi('98765 43210 meera@example.com')).toBe('98765 43210 meera@example.com');
    const once = inHindi('Book Appointment');
    expect(inHindi(once)).toBe(once);
  });
});
