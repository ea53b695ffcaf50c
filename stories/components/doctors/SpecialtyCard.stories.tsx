import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpecialtyCard } from '../../../src/components/doctors/SpecialtyCard/SpecialtyCard.tsx';
import { specialtyCards } from '../../../src/components/doctors/SpecialtyCarousel/specialty-cards.ts';

const [cardiologist, neurologist, ent] = specialtyCards;

const meta = {
  component: SpecialtyCard,
  args: {
    specialty: cardiologist ?? { icon: 'heart', tint: 'marigold', title: '', description: '' },
    doctorsHref: '/search?query=Cardiologist',
  },
  decorators: [
    (Story) => (
      <>
        <h2>Specialists</h2>
        <div style={{ maxInlineSize: 360 }}>
          <Story />
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof SpecialtyCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Cardiologist: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cardiologist' })).toBeVisible();
    await expect(
      canvas.getByText('Heart specialist focusing on cardiovascular health and diseases.'),
    ).toBeVisible();
    for (const name of ['Book Consultation', 'See More']) {
      await expect(canvas.getByRole('link', { name: `${name}, Cardiologist` })).toHaveAttribute(
        'href',
        '/search?query=Cardiologist',
      );
    }
  },
};

export const Neurologist: Story = { args: neurologist && { specialty: neurologist } };

export const EntSpecialist: Story = { args: ent && { specialty: ent } };

export const ARowOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongHindiText: Story = {
  args: {
    specialty: {
      icon: 'ear',
      tint: 'lotus',
      title: 'कान, नाक और गला विशेषज्ञ',
      description:
        'कान, नाक और गले के रोगों की जाँच, इलाज और शल्यक्रिया करने वाले डॉक्टर, जो बच्चों को भी देखते हैं।',
    },
  },
};
